import { about } from '#data/about.ts'
import { facts } from '#data/facts.ts'
import { fillRecord } from '#data/fillTemplate.ts'

export type Content = typeof about

export async function content(): Promise<Content> {
  return fillRecord(about, facts)
}
