import { facts } from '#data/facts.ts'
import { fillTemplates } from '#data/fillTemplate.ts'
import { about } from '#data/pages/about.ts'

export type Content = typeof about

export async function content(): Promise<Content> {
  return fillTemplates(about, facts)
}
