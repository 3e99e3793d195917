/** Rolldown's argument to a function that names chunks. */
export type ModuleGraph = { getModuleInfo: (id: string) => { importers: readonly string[] } | null }

/**
 * The chunks of the site, each after the chunks that it imports. Every page loads `stub`; every hydrated page loads `react` and
 * `shell`. `shell` also has the first screens of most kinds of pages, and `sections` has the parts below the first screen. The form,
 * the gallery and home have chunks of their own, because their code is too large for the other pages.
 */
export const chunks = [
  'stub',
  'react',
  'shell',
  'sections',
  'form',
  'gallery',
  'home',
  'homeSections',
] as const

type Chunk = (typeof chunks)[number]

const react = /\/node_modules\/(react|react-dom|scheduler)\/|\/renderer\/evaluateReact\.ts$/
/** Templates for the server, never loaded by a browser (renderer/site/pageTable.ts). */
const template = /\/pages\/quote-(not-)?sent\//
/** Entries that are part of a page; the other entries are loaded on demand. */
const partOfPage = /\/(\+Page|\+BelowFold|Footer)\.tsx$/
/** Modules for pages with chunks of their own. */
const partOfChunk = /\/(components|data)\/(quote|home|gallery)\//

/**
 * The chunk of a module.
 *
 * @param id of a module
 * @returns null for code loaded on demand, whose chunk Rolldown chooses
 */
export function chunkName(id: string, graph: ModuleGraph): Chunk | null {
  const entries = entriesOf(id, graph).filter((entry) => !template.test(entry))
  const isFor = (file: string) => entries.some((entry) => entry.endsWith(file))
  const isOnlyFor = (...folders: string[]) =>
    entries.every(
      (entry) => partOfChunk.test(entry) || folders.some((folder) => entry.includes(`/pages/${folder}/+`)),
    )
  // The stub's own modules, and Vite's preload helper.
  if (isFor('/+client.ts') || id.includes('vite/preload-helper')) return 'stub'
  if (react.test(id)) return 'react'
  if (isFor('/main.tsx')) return 'shell'
  if (!entries.some((entry) => partOfPage.test(entry))) return null
  if (isOnlyFor('before-after-gallery') && !isFor('/+BelowFold.tsx')) return 'gallery'
  if (isOnlyFor('index')) return isFor('/+Page.tsx') ? 'home' : 'homeSections'
  if (isFor('/+Page.tsx')) return 'shell'
  return isOnlyFor('index', 'service-areas/index') ? 'form' : 'sections'
}

/** Ignored as an importer: it imports components that no page renders. */
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
