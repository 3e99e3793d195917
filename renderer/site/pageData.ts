import type { PageMetadata } from '#data/metadata/pageMetadata.ts'
import { matchPage, notFoundPath, type PageParams } from './pageTable.ts'

/** Content and head of a page, made of the records. The browser fetches them as JSON from `pageDataUrl`. */
export type PageData = {
  /** Head of the page, or of the not-found page. */
  path: string
  content: object
  metadata: PageMetadata
}

type ContentOf = (params: PageParams) => Promise<object | undefined>
type MetadataOf = (content: object) => PageMetadata

const contents = import.meta.glob<ContentOf>('/pages/**/+content.ts', { import: 'content' })
const metadatas = import.meta.glob<MetadataOf>('/pages/**/+metadata.ts', { import: 'metadata' })

/**
 * Finds the records of a page.
 *
 * @public the development server loads this module through Vite
 */
export async function pageData(path: string): Promise<PageData> {
  const { folder, params } = matchPage(path)
  const contentOf = await contents[`${folder}/+content.ts`]?.()
  const content = contentOf ? await contentOf(params) : {}
  if (!content) return pageData(notFoundPath)
  const metadataOf = await metadatas[`${folder}/+metadata.ts`]?.()
  if (!metadataOf) throw new Error(`${folder}/+metadata.ts is missing: every page needs one.`)
  return { path, content, metadata: metadataOf(content) }
}
