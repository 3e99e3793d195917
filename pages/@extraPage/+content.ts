import { type ExtraPage, extraPages } from '#data/extraPages.ts'
import { facts } from '#data/facts.ts'
import { fillRecord } from '#data/fillTemplate.ts'

export type Content = ExtraPage

export async function content({ extraPage }: { extraPage?: string }): Promise<Content | undefined> {
  const page = extraPages.find(({ path }) => path === `/${extraPage}`)
  return page && fillRecord(page, facts)
}
