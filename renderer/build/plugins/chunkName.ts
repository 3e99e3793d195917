/** Rolldown's argument to a function that names chunks. */
export type ModuleGraph = { getModuleInfo: (id: string) => { importers: readonly string[] } | null }

/** Kinds of pages with code too large for other pages: sliders, form, slideshow. */
const heavyKinds = /\/pages\/(index|service-areas\/index|before-after-gallery)\/\+/
const react = /\/node_modules\/(react|react-dom|scheduler)\/|\/renderer\/evaluateReact\.ts$/
/** Templates, which no browser loads (renderer/pageTable.ts). */
const template = /\/pages\/quote-(not-)?sent\//

/**
 * The chunk of a module: the stub, which every page starts with; React and the shell, which every hydrated page needs, with the
 * first screens of all light kinds of pages; or the sections, what is below these first screens. So a navigation needs one file of code
 * at most.
 *
 * @param id of a module
 * @returns null for modules of heavy kinds or lazy parts alone; Rolldown chooses their chunks
 */
export function chunkName(id: string, graph: ModuleGraph): 'stub' | 'react' | 'shell' | 'sections' | null {
  const entries = entriesOf(id, graph)
  const isFor = (file: string) => entries.some((entry) => entry.endsWith(file))
  // Vite's preload helper.
  if (isFor('/+client.ts') || id.includes('vite/preload-helper')) return 'stub'
  if (react.test(id)) return 'react'
  if (isFor('/main.tsx')) return 'shell'
  if (entries.every((entry) => heavyKinds.test(entry) || template.test(entry))) return null
  if (entries.some((entry) => entry.endsWith('/+Page.tsx') && !template.test(entry))) return 'shell'
  return entries.every((entry) => /\/(\+BelowFold|Footer)\.tsx$/.test(entry)) ? 'sections' : null
}

/** Unused: only references components that no page renders. */
const unused = '/@mui/material/styles/enhanceHighContrast.mjs'

/** Entry modules that import this one. */
export function entriesOf(id: string, graph: ModuleGraph): string[] {
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
