import { dangerouslySkipEscape } from 'vike/server'
import type { InjectFilterEntry, PageContextServer } from 'vike/types'
import { pageHtml } from './html/pageHtml.tsx'

/** A path no page answers: the not-found page shows nothing that depends on its own. */
const unknownPath = '/404'

export async function onRenderHtml({ is404, urlPathname }: PageContextServer) {
  const { html, metadata } = await pageHtml(is404 ? unknownPath : urlPathname)
  return {
    documentHtml: dangerouslySkipEscape(html),
    // Without the scripts that Vike adds to the document.
    pageContext: { template: metadata.isTemplate ? html : undefined },
    injectFilter: chooseAssets,
  }
}

/** What the first script imports is preloaded. Fonts are named in the head, for the screens that show them at once. */
function chooseAssets(assets: InjectFilterEntry[]): void {
  for (const asset of assets) {
    if (asset.assetType === 'font') asset.inject = false
    if (asset.assetType === 'script') asset.inject ||= 'HTML_END'
  }
}

declare global {
  namespace Vike {
    interface PageContext {
      /** The HTML of a page that the server fills in (data/metadata/pageMetadata.ts). */
      template?: string | undefined
    }
  }
}
