import type { ComponentType } from 'react'
import { matchRoutes } from 'react-router-dom'

export type PageParams = Record<string, string | undefined>

/** Receives the result of +content.ts. */
export type PageComponent = ComponentType<Record<string, unknown>>

/** The first screens, by file. In the browser without the templates, which only the server uses. */
export const firstScreens = import.meta.env.SSR
  ? import.meta.glob<PageComponent>('/pages/**/+Page.tsx', { import: 'Page' })
  : import.meta.glob<PageComponent>(['/pages/**/+Page.tsx', '!/pages/quote-{not-sent,sent}/+Page.tsx'], {
      import: 'Page',
    })

/** The sections below the first screens, by file. */
export const belowFolds = import.meta.glob<PageComponent>('/pages/**/+BelowFold.tsx', { import: 'BelowFold' })

const notFoundFolder = '/pages/_error'
/** Path of the page shown at every unknown path. */
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

/** Matches the route only; the record may be missing. Cached by path, because React Router ranks all routes at every call. */
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

/** Whether a link opens another page of this site in this tab: no other site, no file such as a photo, no new tab, no button. */
export const opensPage = ({ origin, pathname, target, role }: HTMLAnchorElement): boolean =>
  origin === location.origin &&
  pathname !== location.pathname &&
  !target &&
  !role &&
  matchPage(pathname).path !== notFoundPath

/** URL of a page's data. Each build has its own folder, so that no page reads the data of a newer build. */
export const pageDataUrl = (version: string, path: string): string =>
  `/assets/pages/${version || 'now'}${path === '/' ? '/index' : path}.json`
