import { fillTemplates } from '#data/fillTemplate.ts'
import { about } from '#data/pages/about.ts'
import { facts } from '#data/pricing/facts.ts'

export type Content = typeof about

export async function content(): Promise<Content> {
  return fillTemplates(about, facts)
}
