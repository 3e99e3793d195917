import { facts } from '#data/facts.ts'
import { fillTemplates } from '#data/fillTemplate.ts'
import { junkRemoval } from '#data/pages/junkRemoval.ts'
import { cannotTake } from '#data/services/cannotTake.ts'

export type Content = typeof junkRemoval & { cannotTake: typeof cannotTake }

export async function content(): Promise<Content> {
  return { ...fillTemplates(junkRemoval, facts), cannotTake }
}
