/** What Rolldown hands to a function that names chunks. */
export type ModuleGraph = { getModuleInfo: (id: string) => { importers: readonly string[] } | null }

/** The browser never loads it (renderer/pageTable.ts). */
const template = '/pages/quote-not-sent/'

/**
 * The chunk of a module: the stub, which every page starts with; the shell, which every hydrated page needs; or what only later
 * parts of pages share.
 *
 * @param id of a module
 * @returns null for what pages of one or two kinds need: that stands in a chunk with the other modules of these pages
 */
export function chunkName(id: string, graph: ModuleGraph): 'stub' | 'shell' | 'sections' | 'metadata' | null {
  const entries = entriesOf(id, graph).filter((entry) => !entry.includes(template))
  const kinds = new Set(entries.map((entry) => entry.slice(0, entry.lastIndexOf('/'))))
  const isFor = (file: string) => entries.some((entry) => entry.endsWith(file))
  const isOnlyFor = (file: string) => entries.every((entry) => entry.endsWith(file))
  // Vite's own part of it fetches chunks.
  if (isFor('/+client.ts') || id.includes('vite/preload-helper')) return 'stub'
  if (isFor('/main.tsx') || (isFor('/+Page.tsx') && kinds.size > 2)) return 'shell'
  if (kinds.size < 3) return null
  if (isOnlyFor('/+BelowFold.tsx')) return 'sections'
  return isOnlyFor('/+metadata.ts') ? 'metadata' : null
}

/** It names classes of components that no page renders: nothing of it is left in the build. */
const unused = '/@mui/material/styles/enhanceHighContrast.mjs'

/** The modules that are fetched by their names and need this one. */
function entriesOf(id: string, graph: ModuleGraph): string[] {
  const seen = new Set<string>()
  const entries: string[] = []
  const visit = (module: string) => {
    if (seen.has(module) || module.endsWith(unused)) return
    seen.add(module)
    const importers = graph.getModuleInfo(module)?.importers ?? []
    if (importers.length === 0) entries.push(module)
    else importers.forEach(visit)
  }
  visit(id)
  return entries
}
