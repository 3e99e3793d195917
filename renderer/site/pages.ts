import type { ComponentType } from 'react'
import { matchRoutes } from 'react-router-dom'
import { requestJson } from '#components/api/requestJson.ts'
import type { PageMetadata } from '#data/search/pageMetadata.ts'

/** What a page shows, and its head. The browser fetches it as JSON from `pageDataUrl`. */
export type PageData = {
  path: string
  data: object
  metadata: PageMetadata
  /** URLs of its code; none in development. */
  code?: readonly string[]
}

/** A page with the component that shows its data. */
export type LoadedPage = PageData & { Page: ComponentType<object> }

/** The pages by file, without the templates that the server fills in. */
const modules = import.meta.glob<LoadedPage['Page']>(
  ['/pages/**/+Page.tsx', '!/pages/quote-{not-sent,sent}/+Page.tsx'],
  { import: 'Page' },
)

/** Path of the page that is shown at every unknown path. */
export const notFoundPath = '/404'
/** The route of every path without a folder under pages. */
export const unknown = '*'

/** "/pages/services/@citySlug/+Page.tsx" has React Router's path "/services/:citySlug". */
const routeOf = (file: string): string =>
  file
    .replace(/^\/pages|(\/index)?\/\+Page\.tsx$/g, '')
    .replace('/_error', notFoundPath)
    .replaceAll('/@', '/:') || '/'

/** The file of each route. */
export const routes = new Map(Object.keys(modules).map((file) => [routeOf(file), file]))

const paths = [...routes.keys()].map((path) => ({ path }))

/** The route of a path, and its parameters; the record may still be missing. */
export function matchPage(pathname: string) {
  const match = matchRoutes(paths, pathname)?.at(-1)
  return { route: match?.route.path ?? unknown, params: match?.params ?? {} }
}

/** Whether a link opens a page of this site in this tab: no other site, no file such as a photo, no new tab, no button. */
export const isPageLink = ({ origin, pathname, target, role }: HTMLAnchorElement): boolean =>
  origin === location.origin && !target && !role && matchPage(pathname).route !== unknown

/** URL of a page's data. Each build has its own folder, so that no page reads the data of a newer build. */
export const pageDataUrl = (version: string, path: string): string =>
  `/assets/pages/${version || 'now'}${path === '/' ? '/index' : path}.json`

/** Data of the pages that were fetched, by path. */
export const fetchedPages = new Map<string, Promise<PageData>>()

/** Fetches the data of a page, once. After a failure the next call tries again. */
function loadData(path: string, priority?: RequestPriority): Promise<PageData> {
  const known = fetchedPages.get(path)
  if (known) return known
  const { version = '' } = document.getElementById('root')?.dataset ?? {}
  const data = requestJson('GET', pageDataUrl(version, path), undefined, { priority }) as Promise<PageData>
  data.catch(() => fetchedPages.delete(path))
  fetchedPages.set(path, data)
  return data
}

const fetchedFiles = new Set<string>()

/** Fetches the data and the code of a page into the HTTP cache at low priority: `import()` cannot fetch without evaluating. */
export async function prefetchPage(path: string): Promise<unknown> {
  const { code = [] } = await loadData(path, 'low')
  const known = document.getElementById('root')?.dataset.files ?? ''
  const ahead = code.filter((file) => !known.includes(file) && !fetchedFiles.has(file))
  for (const file of ahead) fetchedFiles.add(file)
  return Promise.all(ahead.map((file) => fetch(file, { priority: 'low' })))
}

/** Fetches the code and the data of a page at the same moment. */
export async function loadPage(path: string): Promise<LoadedPage> {
  const code = modules[routes.get(matchPage(path).route) ?? '']
  if (!code) throw new Error(`No folder under pages has the path ${path}.`)
  const [Page, data] = await Promise.all([code(), loadData(path)])
  return { ...data, Page }
}
