import { loadOnce } from '#components/api/loadOnce.ts'
import { requestJson } from '#components/api/requestJson.ts'
import type { PageData } from '../site/pageData.ts'
import {
  belowFolds,
  firstScreens,
  matchPage,
  type PageComponent,
  type PageMatch,
  pageDataUrl,
} from '../site/pageTable.ts'
import { type LazyPart, lazyPart } from './lazyPart.ts'

/** A page whose first screen can be rendered at once. */
export type LoadedPage = PageData & {
  Page: PageComponent
  /** Undefined for a page without anything below the first screen. */
  belowFold: LazyPart | undefined
}

export const footer: LazyPart = lazyPart(async () => (await import('#components/footer/Footer.tsx')).Footer)

const belowFoldParts = new Map(Object.entries(belowFolds).map(([file, load]) => [file, lazyPart(load)]))

const belowFoldOf = (folder: string) => belowFoldParts.get(`${folder}/+BelowFold.tsx`)

function importFirstScreen(folder: string): Promise<PageComponent> {
  const load = firstScreens[`${folder}/+Page.tsx`]
  if (!load) throw new Error(`${folder}/+Page.tsx is missing: every page needs one.`)
  return loadOnce(load)
}

/** Fetches all code of the pages of a folder. */
async function loadCode(folder: string): Promise<void> {
  await Promise.all([importFirstScreen(folder), belowFoldOf(folder)?.load(), footer.load()])
}

const fetchedData = new Map<string, Promise<PageData>>()

/**
 * A page's data: from the records when prerendering; as JSON in the browser, once. When it is rejected, the next call tries again.
 *
 * @returns the not-found page's data if the route has no such record
 */
export async function loadData(path: string, priority?: RequestPriority): Promise<PageData> {
  if (import.meta.env.SSR) return (await import('../site/pageData.ts')).pageData(path)
  const known = fetchedData.get(path)
  if (known) return known
  const data = fetchData(path, priority)
  data.catch(() => fetchedData.delete(path))
  fetchedData.set(path, data)
  return data
}

async function fetchData(path: string, priority?: RequestPriority): Promise<PageData> {
  const { version = '' } = document.getElementById('root')?.dataset ?? {}
  return (await requestJson('GET', pageDataUrl(version, path), undefined, { priority })) as PageData
}

/** Pathnames where the page of another path is shown. */
const otherPaths = new Map<string, string>()

/**
 * Fetches the page of the document.
 *
 * @param path of the page, which the document names: the not-found page is at any path
 */
export function loadFirstPage(pathname: string, path: string): Promise<LoadedPage> {
  otherPaths.set(pathname, path)
  return loadPage(pathname)
}

/**
 * A page is fetched once. The promise carries its outcome (status and value), which React's use() reads without waiting. When it
 * is rejected, the next call tries again.
 */
function oncePerPath(fetch: (match: PageMatch, priority?: RequestPriority) => Promise<LoadedPage>) {
  const pages = new Map<string, Promise<LoadedPage>>()
  return (pathname: string, priority?: RequestPriority): Promise<LoadedPage> => {
    const match = matchPage(otherPaths.get(pathname) ?? pathname)
    const { path } = match
    const known = pages.get(path)
    if (known) return known
    const page = fetch(match, priority)
    // Do not return the chained promise: its rejection would be unhandled.
    page.then(
      (value) => Object.assign(page, { status: 'fulfilled', value }),
      () => pages.delete(path),
    )
    pages.set(path, page)
    return page
  }
}

/** Fetches the code and the data of a page's first screen, at the same moment. */
export const loadPage = oncePerPath(async ({ path, folder }, priority) => {
  const [Page, data] = await Promise.all([importFirstScreen(folder), loadData(path, priority)])
  return data.path === path
    ? { ...data, Page, belowFold: belowFoldOf(folder) }
    : loadPage(data.path, priority)
})

/** loadPage, with what is below the first screen; all of it is fetched at the same moment. */
export const loadWholePage = oncePerPath(async ({ path, folder }, priority) => {
  const [page] = await Promise.all([loadPage(path, priority), loadCode(folder)])
  return page
})
