import type { Config } from 'vike/types'

/** Every page is prerendered; React Router alone owns history in the browser. */
export default {
  // renderer/build/prerenderSite.ts prerenders, once per share of the pages. "partial": a share may lack some kinds of pages.
  prerender: { disableAutoRun: true, keepDistServer: true, partial: true },
  clientRouting: false,
  meta: {
    // The browser finds these through renderer/site/pageTable.ts, so Vike need not hand them over.
    Page: { env: { server: true } },
    BelowFold: { env: { server: true } },
    // Content and head of a page (renderer/site/pageData.ts), as JSON for the browser.
    content: { env: { server: true } },
    metadata: { env: { server: true } },
    // The paths of a folder with a parameter (renderer/site/sitePages.ts).
    pagePaths: { env: { server: true } },
    // Structured data, in the built HTML only (renderer/pageHtml.tsx).
    structuredData: { env: { server: true } },
  },
} satisfies Config
