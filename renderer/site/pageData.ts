import type { GlobalContextServer } from 'vike/types'
import { StartError } from '#data/company/settings.ts'
import type { PageMetadata } from '#data/search/pageMetadata.ts'
import { matchPage, notFoundPath, type PageData, routes } from './pages.ts'

type DataOf = (page: { routeParams: object }) => Promise<object | undefined>
type MetadataOf = (data: object) => PageMetadata

const datas = import.meta.glob<DataOf>('/pages/**/+data.ts', { import: 'data' })
const metadatas = import.meta.glob<MetadataOf>('/pages/**/+metadata.ts', { import: 'metadata' })
const lists = import.meta.glob<() => string[]>('/pages/**/+onBeforePrerenderStart.ts', {
  import: 'onBeforePrerenderStart',
})

/**
 * Finds the records of a page.
 *
 * @returns undefined for a path without a page
 * @public the development server loads this module through Vite
 */
export async function pageData(path: string): Promise<PageData | undefined> {
  const { route, params } = matchPage(path)
  const folder = routes.get(route)?.slice(0, -'/+Page.tsx'.length)
  const dataOf = await datas[`${folder}/+data.ts`]?.()
  const data = dataOf ? await dataOf({ routeParams: params }) : {}
  const metadataOf = await metadatas[`${folder}/+metadata.ts`]?.()
  return data && metadataOf && { path, data, metadata: metadataOf(data) }
}

/** URLs of the code that hydrates a page, by Vite's manifest; none in development. */
export function codeOf(path: string, manifest: GlobalContextServer['assetsManifest']): string[] {
  const files = new Set<string>()
  const add = (entry: string) => {
    const chunk = manifest?.[entry]
    if (!chunk || files.has(`/${chunk.file}`)) return
    files.add(`/${chunk.file}`)
    chunk.imports?.forEach(add)
  }
  add(routes.get(matchPage(path).route)?.slice(1) ?? '')
  return [...files]
}

/** Paths of all pages: of the folders without a parameter, and those that the others list for Vike. Without the not-found page. */
async function allPaths(): Promise<string[]> {
  const single = [...routes.keys()].filter((path) => path !== notFoundPath && !path.includes(':'))
  const listed = await Promise.all(Object.values(lists).map(async (list) => (await list())()))
  return [...single, ...listed.flat()]
}

/**
 * Every page of the site, one after the other: only one of them is in memory.
 *
 * @public the development server loads this module through Vite
 * @throws StartError when a path is listed that has no record
 */
export async function* allPages(): AsyncGenerator<PageData> {
  for (const path of await allPaths()) {
    const page = await pageData(path)
    if (!page) throw new StartError(`${path} is listed for Vike, but has no page.`)
    yield page
  }
}
