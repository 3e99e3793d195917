import type { ComponentType } from 'react'
import { matchRoutes } from 'react-router-dom'
import { loadOnce } from '#data/loadOnce.ts'
import type { PageMetadata } from '#data/metadata/pageMetadata.ts'
import { type LazyPart, lazyPart } from './navigation/lazyPart.ts'
import { loadDocument } from './navigation/loadDocument.ts'

export type PageParams = Record<string, string | undefined>

type PageComponent = ComponentType<Record<string, unknown>>
type ContentOf = (params: PageParams) => Promise<object | undefined>
type MetadataOf = (content: object) => PageMetadata

/** A page with everything its first screen needs to render at once. The not-found page if its content does not exist. */
export type LoadedPage = {
  entry: PageEntry
  Page: PageComponent
  content: object
  /** None for a page that is a first screen alone. */
  belowFold: LazyPart | undefined
  metadata?: PageMetadata
}

/** A page with everything a navigation to it needs. */
export type WholePage = LoadedPage & { metadata: PageMetadata }

/** One folder under pages. */
export type PageEntry = { folder: string; path: string }

/** Without templates in the browser: the server alone fills them in, and their sections would join the code that all pages share. */
const pages = import.meta.env.SSR
  ? import.meta.glob<PageComponent>('/pages/**/+Page.tsx', { import: 'Page' })
  : import.meta.glob<PageComponent>(['/pages/**/+Page.tsx', '!/pages/quote-not-sent/+Page.tsx'], {
      import: 'Page',
    })
const belowFolds = import.meta.glob<PageComponent>('/pages/**/+BelowFold.tsx', { import: 'BelowFold' })
const contents = import.meta.glob<ContentOf>('/pages/**/+content.ts', { import: 'content' })
const belowFoldContents = import.meta.glob<ContentOf>('/pages/**/+belowFoldContent.ts', {
  import: 'belowFoldContent',
})
const metadatas = import.meta.glob<MetadataOf>('/pages/**/+metadata.ts', { import: 'metadata' })

const notFoundFolder = '/pages/_error'

/** "/pages/services/@citySlug" is React Router's "/services/:citySlug"; the not-found page answers the rest. */
const pathOf = (folder: string): string =>
  folder === notFoundFolder
    ? '*'
    : folder
        .slice('/pages'.length)
        .replace(/\/index$/, '')
        .replaceAll('/@', '/:') || '/'

/** The folders under pages, read as React Router's routes: the only route table there is. */
export const pageEntries: readonly PageEntry[] = Object.keys(pages).map((file) => {
  const folder = file.slice(0, -'/+Page.tsx'.length)
  return { folder, path: pathOf(folder) }
})

const notFoundEntry: PageEntry = { folder: notFoundFolder, path: '*' }
const routes = pageEntries.map((entry) => ({ path: entry.path, handle: entry }))

export type PageMatch = { entry: PageEntry; params: PageParams }

/** The page that answers a path: the not-found page where no other does. */
export function matchPage(pathname: string): PageMatch {
  const match = matchRoutes(routes, pathname)?.at(-1)
  return match ? { entry: match.route.handle, params: match.params } : { entry: notFoundEntry, params: {} }
}

/**
 * A page is fetched once. The promise carries its outcome (status and value), which React's use() reads without waiting: a page
 * that is here already renders at once, on the server and while hydrating. When it is rejected, the next call tries again.
 */
function oncePerPage<Page>(fetch: (entry: PageEntry, params: PageParams) => Promise<Page>): typeof fetch {
  const pages = new Map<string, Promise<Page>>()
  return (entry, params) => {
    const key = `${entry.folder} ${JSON.stringify(params)}`
    const known = pages.get(key)
    if (known) return known
    const page = withStatus(fetch(entry, params))
    page.catch(() => pages.delete(key))
    pages.set(key, page)
    return page
  }
}

/** Fetches a page's modules and content. */
export const loadPage = oncePerPage(fetchPage)

/** loadPage, with what is below the first screen and the metadata. */
export const loadWholePage = oncePerPage(fetchWholePage)

/**
 * loadWholePage for a navigation: when a module cannot be fetched (no network, or a newer build replaced the files), the
 * browser loads the document instead, and the page before stays on the screen until then.
 */
export function loadNextPage(entry: PageEntry, params: PageParams): Promise<WholePage> {
  const page = loadWholePage(entry, params)
  if ('status' in page && page.status === 'fulfilled') return page
  let next = nextPages.get(page)
  if (!next) {
    const { pathname } = window.location
    next = page.catch(() => {
      loadDocument(pathname)
      return new Promise<never>(() => {})
    })
    nextPages.set(page, next)
  }
  return next
}

const nextPages = new WeakMap<Promise<WholePage>, Promise<WholePage>>()

export const footer: LazyPart = lazyPart(async () => {
  const { Footer } = await import('#components/footer/Footer.tsx')
  return { Component: Footer, props: {} }
})

/** loadPage without a cache. */
export async function fetchPage(entry: PageEntry, params: PageParams): Promise<LoadedPage> {
  const { folder } = entry
  const [Page, content] = await Promise.all([
    required(pages, `${folder}/+Page.tsx`),
    fetchContent(contents[`${folder}/+content.ts`], params),
  ])
  if (!content) return fetchPage(notFoundEntry, {})
  const fetchPart = async () => {
    const [Component, more] = await fetchBelowFold(entry, params)
    return { Component, props: { ...content, ...more } }
  }
  return { entry, Page, content, belowFold: hasBelowFold(entry) ? lazyPart(fetchPart) : undefined }
}

/** A page's content, empty for a folder that needs none; undefined if it does not exist. */
async function fetchContent(
  load: (() => Promise<ContentOf>) | undefined,
  params: PageParams,
): Promise<object | undefined> {
  const contentOf = load && (await loadOnce(load))
  return contentOf ? contentOf(params) : {}
}

const hasBelowFold = ({ folder }: PageEntry) => `${folder}/+BelowFold.tsx` in belowFolds

const fetchBelowFold = ({ folder }: PageEntry, params: PageParams) =>
  Promise.all([
    required(belowFolds, `${folder}/+BelowFold.tsx`),
    fetchContent(belowFoldContents[`${folder}/+belowFoldContent.ts`], params),
  ])

/** All at once: most often it is a page of the folder it was looked for in. */
async function fetchWholePage(entry: PageEntry, params: PageParams): Promise<WholePage> {
  const [page] = await Promise.all([
    loadPage(entry, params),
    required(metadatas, `${entry.folder}/+metadata.ts`),
    hasBelowFold(entry) && fetchBelowFold(entry, params),
    footer.load(),
  ])
  await page.belowFold?.load()
  return { ...page, metadata: await fetchMetadata(page) }
}

/** Everything that a page shows. */
export async function wholeContent({ content, belowFold }: LoadedPage): Promise<object> {
  await belowFold?.load()
  return belowFold ? (await belowFold.loaded).props : content
}

/** What the head of a page says. */
export async function fetchMetadata(page: LoadedPage): Promise<PageMetadata> {
  const metadataOf = await required(metadatas, `${page.entry.folder}/+metadata.ts`)
  return metadataOf(await wholeContent(page))
}

function required<Module>(modules: Record<string, () => Promise<Module>>, file: string): Promise<Module> {
  const load = modules[file]
  if (!load) throw new Error(`${file} is missing: every page needs one.`)
  return loadOnce(load)
}

/** Marks a promise as React's use() expects. */
function withStatus<Value>(promise: Promise<Value>): Promise<Value> {
  // Do not return the chained promise: its rejection would be unhandled.
  promise.then(
    (value) => void Object.assign(promise, { status: 'fulfilled', value }),
    (reason: unknown) => void Object.assign(promise, { status: 'rejected', reason }),
  )
  return promise
}
