import type { PrerenderContext } from 'vike/types'
import type { PrerenderShare } from './build/prerenderSite.ts'
import { checkSite } from './checkSite.ts'

/** Keeps one share of the pages (renderer/build/prerenderSite.ts). The first share checks the content of the whole site. */
export async function onPrerenderStart({ pageContexts }: PrerenderContext) {
  const [{ share } = {}] = pageContexts as { share?: PrerenderShare }[]
  if (!share) return
  const { index, size, onChecked } = share
  if (onChecked) onChecked({ ...(await checkSite()), total: pageContexts.length })
  // Copies: the originals have a deprecated property that Vike itself reads, and then warns of.
  const kept = pageContexts.slice(index * size, (index + 1) * size).map((context) => ({ ...context }))
  return { prerenderContext: { pageContexts: kept } }
}
