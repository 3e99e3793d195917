import { facts } from '#data/facts.ts'
import { fillRecord } from '#data/fillTemplate.ts'
import { junkRemoval } from '#data/junkRemoval.ts'

export type Content = typeof junkRemoval

export async function content(): Promise<Content> {
  return fillRecord(junkRemoval, facts)
}
