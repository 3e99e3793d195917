import type { ComponentType } from 'react'
import { matchRoutes } from 'react-router-dom'

export type PageParams = Record<string, string | undefined>

/** Receives the result of +content.ts. */
export type PageComponent = ComponentType<Record<string, unknown>>

/** The first screens, by file. Without templates in the browser: the server alone fills them in. */
export const firstScreens = import.meta.env.SSR
  ? import.meta.glob<PageComponent>('/pages/**/+Page.tsx', { import: 'Page' })
  : import.meta.glob<PageComponent>(['/pages/**/+Page.tsx', '!/pages/quote-{not-sent,sent}/+Page.tsx'], {
      import: 'Page',
    })

/** What is below the first screens, by file. */
export const belowFolds = import.meta.glob<PageComponent>('/pages/**/+BelowFold.tsx', { import: 'BelowFold' })

const notFoundFolder = '/pages/_error'
/** Answers every path without a page. */
export const notFoundPath = '/404'

/** "/pages/services/@citySlug" is React Router's "/services/:citySlug". */
const routeOf = (folder: string): string =>
  folder === notFoundFolder
    ? notFoundPath
    : folder
        .slice('/pages'.length)
        .replace(/\/index$/, '')
        .replaceAll('/@', '/:') || '/'

/** The folders under pages as React Router's routes: the only route table there is. */
export const routes: readonly { path: string; handle: string }[] = Object.keys(firstScreens).map((file) => {
  const folder = file.slice(0, -'/+Page.tsx'.length)
  return { path: routeOf(folder), handle: folder }
})

export type PageMatch = {
  /** The path asked for, or notFoundPath if no route matches. */
  path: string
  /** Folder under pages. */
  folder: string
  params: PageParams
}

const matches = new Map<string, PageMatch>()

/** Matches the route only; the record may be missing. Once for each path: React Router ranks all routes anew for every one. */
export function matchPage(path: string): PageMatch {
  const known = matches.get(path)
  if (known) return known
  const route = matchRoutes([...routes], path)?.at(-1)
  const match = route
    ? { path, folder: route.route.handle, params: route.params }
    : { path: notFoundPath, folder: notFoundFolder, params: {} }
  matches.set(path, match)
  return match
}

/** Whether a link opens another page of this site in this tab: not another site, a file such as a photo, or a new tab. */
export const leadsOn = ({ origin, pathname, target }: HTMLAnchorElement): boolean =>
  origin === location.origin &&
  pathname !== location.pathname &&
  !target &&
  matchPage(pathname).path !== notFoundPath

/** Where the browser finds a page's data. Each build has a folder of its own: no page reads the data of a newer one. */
export const pageDataUrl = (version: string, path: string): string =>
  `/assets/pages/${version || 'now'}${path === '/' ? '/index' : path}.json`
