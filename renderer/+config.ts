import type { Config } from 'vike/types'
import type { PageMetadata } from '#data/search/pageMetadata.ts'

/** Every page is prerendered; React Router alone owns the history in the browser. */
export default {
  prerender: true,
  clientRouting: false,
  meta: {
    // React Router loads it (renderer/site/pages.ts), so Vike need not hand it to the browser.
    Page: { env: { server: true } },
    metadata: { env: { server: true } },
    structuredData: { env: { server: true } },
  },
} satisfies Config

declare global {
  namespace Vike {
    interface Config {
      /** Returns the head of the page. */
      metadata?: (data: object) => PageMetadata
      /** Returns the page's items of schema.org, for the built HTML alone. */
      structuredData?: (data: object, origin: string) => readonly object[]
    }
  }
}
