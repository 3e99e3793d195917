import { cannotTake } from '#data/cannotTake.ts'
import { facts } from '#data/facts.ts'
import { fillRecord } from '#data/fillTemplate.ts'
import { junkRemoval } from '#data/junkRemoval.ts'

export type Content = typeof junkRemoval & { cannotTake: typeof cannotTake }

export async function content(): Promise<Content> {
  return { ...fillRecord(junkRemoval, facts), cannotTake }
}
