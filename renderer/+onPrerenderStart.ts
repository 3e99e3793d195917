import type { PrerenderContext } from 'vike/types'
import { allPaths } from './build/sitePages.ts'
import { checkSite } from './checkSite.ts'

/** The first share checks the whole site. The others drop the pages that Vike adds by itself: the first has them, too. */
export async function onPrerenderStart({ pageContexts }: PrerenderContext) {
  const { start, end, onChecked } = globalThis.prerenderShare
  if (onChecked) return void onChecked(await checkSite())
  const paths = new Set((await allPaths()).slice(start, end))
  // Copies: the originals have a deprecated property that Vike itself reads, and then warns of.
  const kept = pageContexts.filter(({ urlOriginal }) => paths.has(urlOriginal)).map((page) => ({ ...page }))
  return { prerenderContext: { pageContexts: kept } }
}
