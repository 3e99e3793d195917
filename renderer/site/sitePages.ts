import type { SitePage } from '#data/metadata/pageMetadata.ts'
import { pageData } from './pageData.ts'
import { notFoundPath, routes } from './pageTable.ts'

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
  const single = routes.filter(({ path }) => path !== notFoundPath && !path.includes(':'))
  const pages = await Promise.all(single.map(({ path }) => sitePage(path)))
  const listed = pages.filter(({ metadata }) => !metadata.isTemplate).map(({ path }) => path)
  return [...listed, ...enumerated.flat()]
}

/**
 * Every page of the site with what its head says.
 *
 * @public the development server loads this module through Vite
 */
export async function allPages(): Promise<SitePage[]> {
  const pages: SitePage[] = []
  // One after the other, so that only one page's content is in memory.
  for (const path of await allPaths()) pages.push(await sitePage(path))
  return pages
}

async function sitePage(path: string): Promise<SitePage> {
  const { metadata } = await pageData(path)
  return { path, metadata }
}
