import { dangerouslySkipEscape } from 'vike/server'
import type { InjectFilterEntry, PageContextServer } from 'vike/types'
import { pageHtml } from './pageHtml.tsx'
import { notFoundPath, pageDataUrl } from './site/pageTable.ts'

export async function onRenderHtml({ is404, urlPathname }: PageContextServer) {
  const { html, data } = await pageHtml(is404 ? notFoundPath : urlPathname)
  return {
    documentHtml: dangerouslySkipEscape(html),
    // This HTML lacks the scripts that Vike adds to the document.
    pageContext: {
      template: data.metadata.isTemplate ? html : undefined,
      data: { url: pageDataUrl(SITE_VERSION, data.path), json: JSON.stringify(data) },
    },
    injectFilter: chooseAssets,
  }
}

/** Preloads the imports of the first script. Tags in the head preload the fonts, for large screens only (renderer/pageHtml.tsx). */
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
      /** The page's data, for navigations to it (renderer/site/pageData.ts). */
      data: { url: string; json: string }
    }
  }
}
