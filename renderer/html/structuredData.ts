import { loadOnce } from '#data/loadOnce.ts'
import type { PageMetadata } from '#data/metadata/pageMetadata.ts'
import { siteOrigin } from '../documentHead.ts'
import type { PageEntry } from '../pageTable.ts'

type StructuredDataOf = (content: object, origin: string) => readonly object[]

/** Apart from pageTable.ts, which the browser reads too: nothing of this ever reaches it. */
const pages = import.meta.glob<StructuredDataOf>('/pages/**/+structuredData.ts', { import: 'structuredData' })

/** What the page says about itself in schema.org's words, as one block that no browser runs; empty where it says nothing. */
export async function structuredDataHtml(
  { folder }: PageEntry,
  content: object,
  { path }: PageMetadata,
): Promise<string> {
  const load = pages[`${folder}/+structuredData.ts`]
  if (!path || !load) return ''
  const structuredDataOf = await loadOnce(load)
  const graph = { '@context': 'https://schema.org', '@graph': structuredDataOf(content, siteOrigin) }
  return `<script type="application/ld+json">${scriptText(graph)}</script>`
}

/** JSON in which no text can end the script or begin a comment. */
export const scriptText = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c')
