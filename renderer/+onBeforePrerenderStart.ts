import { allPaths } from './site/sitePages.ts'

let answered = false

/**
 * Returns the paths of this process's share of the pages. Vike calls the hook for every folder under pages; the first call answers
 * for all folders. Not the paths of all shares, because Vike keeps 60 kB of context per path.
 */
export async function onBeforePrerenderStart(): Promise<string[]> {
  if (answered) return []
  answered = true
  const { start, end } = globalThis.prerenderShare
  return (await allPaths()).slice(start, end)
}
