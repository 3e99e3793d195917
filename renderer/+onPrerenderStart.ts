import type { PrerenderContext } from 'vike/types'
import { checkSite } from './site/checkSite.ts'
import { allPaths } from './site/sitePages.ts'

/** Checks the site, and chooses the pages that this process prerenders (renderer/build/prerenderSite.ts). */
export async function onPrerenderStart({ pageContexts }: PrerenderContext) {
  const { start, end, onChecked } = globalThis.prerenderShare
  const paths = await allPaths()
  if (onChecked) onChecked(await checkSite())
  // A site of several shares is only checked here: each share is prerendered by a process of its own.
  if (onChecked && paths.length > end) return { prerenderContext: { pageContexts: [] } }
  // What Vike adds by itself, such as the not-found page, is part of the first share.
  if (start === 0) return
  const share = new Set(paths.slice(start, end))
  // Copies: the originals have a deprecated property that Vike itself reads, and then warns of.
  const kept = pageContexts.filter(({ urlOriginal }) => share.has(urlOriginal)).map((page) => ({ ...page }))
  return { prerenderContext: { pageContexts: kept } }
}
