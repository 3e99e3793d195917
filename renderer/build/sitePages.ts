import type { SitePage } from '#data/metadata/pageMetadata.ts'
import { fetchPage, matchPage, pageEntries } from '../pageTable.ts'

const lists = import.meta.glob<() => string[]>('/pages/**/+pagePaths.ts', {
  import: 'pagePaths',
})

/**
 * The path of every page, from the same folders that Vike prerenders; without the not-found page and templates.
 *
 * @public the development server loads this module through Vite
 */
export async function allPaths(): Promise<string[]> {
  const enumerated = await Promise.all(Object.values(lists).map(async (load) => (await load())()))
  const single = pageEntries.filter(({ path }) => path !== '*' && !path.includes(':'))
  const pages = await Promise.all(single.map(({ path }) => sitePage(path)))
  const listed = pages.filter(({ metadata }) => !metadata.isTemplate).map(({ address }) => address)
  return [...listed, ...enumerated.flat()]
}

/**
 * Every page of the site with what its head says.
 *
 * @public the development server loads this module through Vite
 */
export async function allPages(): Promise<SitePage[]> {
  return Promise.all((await allPaths()).map(sitePage))
}

/** Fetched without keeping the content: there may be tens of thousands of pages. */
async function sitePage(address: string): Promise<SitePage> {
  const { entry, params } = matchPage(address)
  return { address, metadata: (await fetchPage(entry, params)).metadata }
}
