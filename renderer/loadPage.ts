import { loadOnce } from '#components/api/loadOnce.ts'
import { FailedAnswer, requestJson } from '#components/api/requestJson.ts'
import { type LazyPart, lazyPart } from './navigation/lazyPart.ts'
import { loadDocument } from './navigation/loadDocument.ts'
import {
  belowFolds,
  firstScreens,
  matchPage,
  notFoundPath,
  type PageComponent,
  type PageMatch,
  pageDataUrl,
} from './pageTable.ts'
import type { PageData } from './site/pageData.ts'

/** A page whose first screen can be rendered at once. */
export type LoadedPage = PageData & {
  Page: PageComponent
  /** Undefined for a page without anything below the first screen. */
  belowFold: LazyPart | undefined
}

export const footer: LazyPart = lazyPart(async () => (await import('#components/footer/Footer.tsx')).Footer)

const belowFoldParts = new Map(
  Object.entries(belowFolds).map(([file, load]) => [file, lazyPart(() => loadOnce(load))]),
)

const belowFoldOf = (folder: string) => belowFoldParts.get(`${folder}/+BelowFold.tsx`)

export function importFirstScreen(folder: string): Promise<PageComponent> {
  const load = firstScreens[`${folder}/+Page.tsx`]
  if (!load) throw new Error(`${folder}/+Page.tsx is missing: every page needs one.`)
  return loadOnce(load)
}

/** Fetches all code of the pages of a folder. */
async function loadCode(folder: string): Promise<void> {
  await Promise.all([importFirstScreen(folder), belowFoldOf(folder)?.load(), footer.load()])
}

/** From the records when prerendering; as JSON in the browser. That of the not-found page where a route has no such record. */
async function loadData(path: string): Promise<PageData> {
  if (import.meta.env.SSR) return (await import('./site/pageData.ts')).pageData(path)
  const { version = '' } = document.getElementById('root')?.dataset ?? {}
  try {
    return (await requestJson('GET', pageDataUrl(version, path))) as PageData
  } catch (error) {
    // After a deployment the not-found page's data is gone as well; then the document is loaded.
    if (!(error instanceof FailedAnswer) || error.status !== 404 || path === notFoundPath) throw error
    return loadData(notFoundPath)
  }
}

/** Paths answered by the page of another path. */
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
function oncePerPath(fetch: (match: PageMatch) => Promise<LoadedPage>) {
  const pages = new Map<string, Promise<LoadedPage>>()
  return (pathname: string): Promise<LoadedPage> => {
    const match = matchPage(otherPaths.get(pathname) ?? pathname)
    const { path } = match
    const known = pages.get(path)
    if (known) return known
    const page = fetch(match)
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
export const loadPage = oncePerPath(async ({ path, folder }) => {
  const [Page, data] = await Promise.all([importFirstScreen(folder), loadData(path)])
  return data.path === path ? { ...data, Page, belowFold: belowFoldOf(folder) } : loadPage(data.path)
})

/** loadPage, with what is below the first screen; all of it is fetched at the same moment. */
export const loadWholePage = oncePerPath(async ({ path, folder }) => {
  const [page] = await Promise.all([loadPage(path), loadCode(folder)])
  return page
})

/** Pages of navigations; `watched` are those with a handler for their failure. */
const nextPages = new WeakMap<Promise<LoadedPage>, Promise<LoadedPage>>()
const watched = new WeakSet<Promise<LoadedPage>>()

/**
 * Fetches the whole page for a navigation. When something cannot be fetched (no network, or a newer build replaced the files), the
 * browser loads the document instead, and what is on the screen stays until then.
 *
 * @param needsAll whether the first screen waits for what is below it
 */
export function loadNextPage(pathname: string, needsAll: boolean): Promise<LoadedPage> {
  const whole = loadWholePage(pathname)
  if ('value' in whole) return whole
  if (!watched.has(whole)) whole.catch(() => loadDocument(pathname))
  watched.add(whole)
  const page = needsAll ? whole : loadPage(pathname)
  const next = nextPages.get(page) ?? page.catch(() => new Promise<never>(() => {}))
  nextPages.set(page, next)
  return next
}
