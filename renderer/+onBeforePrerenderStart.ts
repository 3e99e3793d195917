import { allPaths } from './site/sitePages.ts'

let answered = false

/**
 * The paths of this process's share of the pages. Vike calls the hook for every folder under pages, and the first call answers
 * for all: Vike's context of a page takes 60 kB, too much for the pages of all shares.
 */
export async function onBeforePrerenderStart(): Promise<string[]> {
  if (answered) return []
  answered = true
  const { start, end } = globalThis.prerenderShare
  return (await allPaths()).slice(start, end)
}
