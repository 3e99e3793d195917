import { render } from 'vike/abort'
import { dangerouslySkipEscape } from 'vike/server'
import type { InjectFilterEntry, PageContextServer } from 'vike/types'
import { pageHtml } from './pageHtml.tsx'
import { codeOf } from './site/pageData.ts'
import { type LoadedPage, notFoundPath, pageDataUrl } from './site/pages.ts'

export async function onRenderHtml(pageContext: PageContextServer) {
  const { Page, data, config, is404, routeParams, urlPathname } = pageContext
  if (!is404 && data === undefined && Object.keys(routeParams).length > 0) throw render(404)
  const path = is404 ? notFoundPath : urlPathname
  const shown = (data ?? {}) as object
  const metadata = config.metadata?.(shown)
  if (!metadata) throw new Error(`The page ${path} has no +metadata.ts: every page needs one.`)
  const html = await pageHtml({
    page: { Page: Page as LoadedPage['Page'], path, data: shown, metadata },
    files: filesOf(path, pageContext),
    structuredData: metadata.path ? config.structuredData : undefined,
  })
  return { documentHtml: dangerouslySkipEscape(html), injectFilter: chooseAssets }
}

/** Preloads the imports of the first script. Tags in the head preload the fonts. */
function chooseAssets(assets: InjectFilterEntry[]): void {
  for (const asset of assets) {
    if (asset.assetType === 'font') asset.inject = false
    if (asset.assetType === 'script') asset.inject ||= 'HTML_END'
  }
}

/** The files that hydrate the page, which the stub fetches once the page is loaded: code, and the page's data. */
const filesOf = (path: string, { globalContext: { assetsManifest } }: PageContextServer): string =>
  [...codeOf(path, assetsManifest), pageDataUrl(SITE_VERSION, path)].join(' ')
