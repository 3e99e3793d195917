import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { builtFolder, listBuiltFiles } from './builtPages.ts'

/** The scripts of a built site, by file, and what a browser fetches for each. */
export type ModuleGraph = {
  /** Contents by file, relative to the site's folder. */
  scripts: ReadonlyMap<string, string>
  /** What fetching a row of a table of pages or records brings, everything its files import included. */
  download: (key: string) => Set<string>
  /** What these files bring with them. */
  closure: (files: readonly string[]) => Set<string>
}

/** "/pages/index/+Page.tsx":()=>m(()=>import(`./chunk.js`).then(…),__vite__mapDeps([1,2])) or, without preloads, ,[]) */
const row =
  /["'`]([^"'`]+)["'`]:\(\)=>\w+\(\(\)=>import\(["'`]([^"'`]+)["'`]\)[^,]*,(?:__vite__mapDeps\(\[([\d,]*)\]\)|\[\])/g
const staticImport = /(?:\bfrom|\bimport)\s*["'`](\.[^"'`]+)["'`]/g

export function readModuleGraph(folder: string = builtFolder): ModuleGraph {
  const scripts = new Map(
    listBuiltFiles(folder)
      .filter((file) => file.endsWith('.js'))
      .map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  )
  const rows = new Map([...scripts].flatMap(([file, text]) => rowsOf(file, text)))

  function closure(files: readonly string[]): Set<string> {
    const fetched = new Set(files)
    for (const file of fetched)
      for (const [, to = ''] of (scripts.get(file) ?? '').matchAll(staticImport))
        fetched.add(resolve(file, to))
    return fetched
  }

  function download(key: string): Set<string> {
    const files = rows.get(key)
    if (!files) throw new Error(`No script fetches ${key}.`)
    return closure(files)
  }

  return { scripts, download, closure }
}

function rowsOf(file: string, text: string): [key: string, files: string[]][] {
  const listed = /\bm\.f=\[([^\]]*)\]/.exec(text)?.[1] ?? ''
  const preloads = [...listed.matchAll(/"([^"]+)"/g)].map(([, preload = '']) => preload)
  return [...text.matchAll(row)].map(([, key = '', to = '', indexes = '']) => [
    key,
    [resolve(file, to), ...indexes.split(',').flatMap((index) => preloads[Number(index || -1)] ?? [])],
  ])
}

const resolve = (from: string, to: string) => posix.join(posix.dirname(from), to)
