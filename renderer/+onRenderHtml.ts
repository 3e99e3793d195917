import { dangerouslySkipEscape } from 'vike/server'
import type { InjectFilterEntry, PageContextServer } from 'vike/types'
import { pageHtml } from './pageHtml.ts'

/** An address no page answers: the not-found page shows nothing that depends on its own. */
const unknownAddress = '/404'

/** All of the page: in development what was kept of another one may have been edited since. */
export async function onRenderHtml({ is404, urlPathname }: PageContextServer) {
  const { html } = await pageHtml(is404 ? unknownAddress : urlPathname, { whole: true })
  return { documentHtml: dangerouslySkipEscape(html.join('')), injectFilter: chooseAssets }
}

/** What the first script imports is there with it. Fonts are named in the head, for the screens that show them at once. */
function chooseAssets(assets: InjectFilterEntry[]): void {
  for (const asset of assets) {
    if (asset.assetType === 'font') asset.inject = false
    if (asset.assetType === 'script') asset.inject ||= 'HTML_END'
  }
}
