import { fillTemplates } from '#data/fillTemplate.ts'
import { type ExtraPage, extraPages } from '#data/pages/extraPages.ts'
import { facts } from '#data/pricing/facts.ts'

export type Content = ExtraPage

export async function content({ extraPage }: { extraPage?: string }): Promise<Content | undefined> {
  const page = extraPages.find(({ path }) => path === `/${extraPage}`)
  return page && fillTemplates(page, facts)
}
