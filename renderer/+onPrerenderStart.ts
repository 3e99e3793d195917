import type { PrerenderContext } from 'vike/types'
import { checkSite } from './site/checkSite.ts'
import { allPaths } from './site/sitePages.ts'

/** Checks the site, and chooses the pages that this process prerenders (renderer/build/prerenderSite.ts). */
export async function onPrerenderStart({ pageContexts }: PrerenderContext) {
  const { start, end, onChecked } = globalThis.prerenderShare
  const paths = await allPaths()
  if (onChecked) onChecked(await checkSite())
  // With several shares, this process only checks the site: a child process prerenders each share.
  if (onChecked && paths.length > end) return { prerenderContext: { pageContexts: [] } }
  // The first share includes the pages that Vike adds, such as the not-found page.
  if (start === 0) return
  const share = new Set(paths.slice(start, end))
  // Copies, because Vike reads a deprecated property of the originals and prints a warning.
  const kept = pageContexts.filter(({ urlOriginal }) => share.has(urlOriginal)).map((page) => ({ ...page }))
  return { prerenderContext: { pageContexts: kept } }
}
