import type { ComponentType } from 'react'
import { matchRoutes } from 'react-router-dom'
import { loadOnce } from '#data/loadOnce.ts'
import type { PageMetadata } from '#data/metadata/pageMetadata.ts'
import { loadDocument } from './navigation/loadDocument.ts'

export type PageParams = Record<string, string | undefined>

type PageComponent = ComponentType<Record<string, unknown>>
type ContentOf = (params: PageParams) => Promise<object | undefined>
type MetadataOf = (content: object) => PageMetadata

/** A page with everything it needs to render at once. */
export type LoadedPage = { Page: PageComponent; content: object; metadata: PageMetadata }

/** One folder under pages. */
export type PageEntry = { folder: string; path: string }

/** Without templates in the browser: the server alone fills them in, and their sections would join the code that all pages share. */
const pages = import.meta.env.SSR
  ? import.meta.glob<PageComponent>('/pages/**/+Page.tsx', { import: 'Page' })
  : import.meta.glob<PageComponent>(['/pages/**/+Page.tsx', '!/pages/quote-not-sent/+Page.tsx'], {
      import: 'Page',
    })
const contents = import.meta.glob<ContentOf>('/pages/**/+content.ts', { import: 'content' })
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

const loaded = new Map<string, Promise<LoadedPage>>()

/**
 * Fetches a page's modules and content, once. The promise carries its outcome (status and value), which React's
 * use() reads without waiting: a page that is here already renders at once, on the server and while hydrating.
 * Content that does not exist (an unknown city) gives the not-found page.
 *
 * @throws when a module cannot be fetched; the next call tries again.
 */
export function loadPage(entry: PageEntry, params: PageParams): Promise<LoadedPage> {
  const key = `${entry.folder} ${JSON.stringify(params)}`
  let page = loaded.get(key)
  if (!page) {
    page = withStatus(fetchPage(entry, params))
    page.catch(() => loaded.delete(key))
    loaded.set(key, page)
  }
  return page
}

/**
 * loadPage for a navigation: when a module cannot be fetched (no network, or a newer build replaced the files), the
 * browser loads the document instead, and the page before stays on the screen until then.
 */
export function loadNextPage(entry: PageEntry, params: PageParams): Promise<LoadedPage> {
  const page = loadPage(entry, params)
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

const nextPages = new WeakMap<Promise<LoadedPage>, Promise<LoadedPage>>()

/** loadPage without a cache. */
export async function fetchPage({ folder }: PageEntry, params: PageParams): Promise<LoadedPage> {
  const loadContent = contents[`${folder}/+content.ts`]
  const [Page, contentOf, metadataOf] = await Promise.all([
    required(pages, `${folder}/+Page.tsx`),
    loadContent && loadOnce(loadContent),
    required(metadatas, `${folder}/+metadata.ts`),
  ])
  const content = contentOf ? await contentOf(params) : {}
  const metadata = content && metadataOf(content)
  // At a template's own path the server answers with the not-found page.
  const isFound = metadata && (import.meta.env.SSR || !metadata.isTemplate)
  return isFound ? { Page, content, metadata } : fetchPage(notFoundEntry, {})
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
