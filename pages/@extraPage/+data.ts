import type { PageContextServer } from 'vike/types'
import { fillTemplates } from '#data/fillTemplate.ts'
import { extraPages } from '#data/pages/extraPages.ts'
import type { ExtraPage } from '#data/pages/pageSchemas.ts'
import { facts } from '#data/prices/facts.ts'

export type Data = ExtraPage

export async function data({ routeParams: { extraPage } }: PageContextServer): Promise<Data | undefined> {
  const page = extraPages.find(({ path }) => path === `/${extraPage}`)
  return page && fillTemplates(page, facts)
}
