import type { Config } from 'vike/types'
import type { siteBuild } from './+siteBuild.ts'

/** Every page is prerendered; React Router alone owns history in the browser. */
export default {
  // Vike renders them, in several processes that keep no page (renderer/build/prerender.ts).
  prerender: { disableAutoRun: true, keepDistServer: true },
  clientRouting: false,
  meta: {
    // The browser finds these through renderer/pageTable.ts, so Vike need not hand them over.
    Page: { env: { server: true } },
    metadata: { env: { server: true } },
    content: { env: { server: true } },
    // For machines that read the built page: the browser never gets it (renderer/structuredData.ts).
    structuredData: { env: { server: true } },
    // For the build alone.
    siteBuild: { env: { server: true }, global: true },
  },
} satisfies Config

declare global {
  namespace Vike {
    interface Config {
      siteBuild?: typeof siteBuild
    }
  }
}
