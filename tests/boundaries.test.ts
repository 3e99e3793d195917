import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'

const mayImport: Record<string, string[]> = {
  pages: ['components', 'data'],
  renderer: ['components', 'data'],
  components: ['data'],
  server: ['data'],
  data: [],
}

const everything = Object.keys(mayImport)

test.each(Object.entries(mayImport))('%s imports only from the folders allowed for it', (folder, allowed) => {
  const isStray = (imported: string) => {
    const target = topFolder(imported)
    return target !== undefined && target !== folder && !allowed.includes(target)
  }

  expect(sourceFiles(folder).flatMap((file) => strayImports(file, isStray))).toEqual([])
})

/** The folders of components that every subject may use; two subjects never import each other. */
const shared =
  'api blocks call-to-action header layout lightbox media navigation session toasts tooltips'.split(' ')

test('two subjects under components do not import each other', () => {
  const strays = sourceFiles('components').flatMap((file) => {
    const subject = file.split('/')[1]
    return strayImports(file, (imported) => {
      const target = /^components\/([\w-]+)\//.exec(imported)?.[1]
      return target !== undefined && target !== subject && !shared.includes(target)
    })
  })

  expect(strays).toEqual([])
})

test.each(['components', 'data', 'renderer', 'server', 'tests/support'])(
  'no two folders of %s import each other, directly or transitively',
  (root) => {
    const imported = new Map<string, Set<string>>()
    for (const file of sourceFiles(root)) {
      const folder = folderIn(root, file)
      const targets = importsOf(file).map((target) => folderIn(root, target))
      for (const target of targets) {
        if (!folder || !target || target === folder) continue
        imported.set(folder, (imported.get(folder) ?? new Set()).add(target))
      }
    }
    const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
      [...(imported.get(from) ?? [])].some(
        (next) => next === to || (!seen.has(next) && reaches(next, to, seen.add(next))),
      )

    expect(imported.size).toBeGreaterThan(0)
    expect([...imported.keys()].filter((folder) => reaches(folder, folder))).toEqual([])
  },
)

test.each([
  ['vike', ['renderer', 'pages', 'server/routes/devSite.ts']],
  ['notistack', ['components/toasts']],
  // Not for rendering: to restore the focus before the card leaves the screen.
  ['react-dom', ['renderer', 'components/desk/week/VisitCard.tsx']],
])('%s is imported only in its own folders', (library, owners) => {
  const isStray = (imported: string) => imported === library || imported.startsWith(`${library}/`)
  const others = everything
    .flatMap(sourceFiles)
    .filter((file) => !owners.some((owner) => file.startsWith(owner)))

  expect(others.flatMap((file) => strayImports(file, isStray))).toEqual([])
})

test('plain Node loads the server and the data modules it imports', () => {
  const folders = ['server', ...'company desk prices quote'.split(' ').map((name) => `data/${name}`)]
  const files = ['vite.config.ts', ...folders.flatMap(sourceFiles)]

  expect(files.flatMap((file) => chainToVite(file) ?? [])).toEqual([])
  expect(chainToVite('data/places/roadOrder.ts')).toContain('-> data/places/cities.ts: import.meta.glob')
})

const ownControl =
  /<(select|button|textarea|table|details)\b|styled[.(]'?(select|button|textarea|table|details)\b|@emotion\/styled/
const environmentFile = 'data/company/settings.ts'
const reactOrNode = /(from|import)\s*\(?\s*'(node:|react|@mui|@emotion|vite)/

test.each<[what: string, pattern: RegExp, folders: string[], readers: string[]]>([
  ['the clock is not read in data', /new Date\(\)|Date\.now/, ['data'], []],
  ['data imports neither React nor Node', reactOrNode, ['data'], []],
  ['components take controls, tables and styled from Material UI', ownControl, ['components'], []],
  ['the environment is read in only one file', /process\.(env|loadEnvFile)/, everything, [environmentFile]],
])('%s', (_what, pattern, folders, readers) => {
  const files = folders.flatMap(sourceFiles)

  expect(files.filter((file) => pattern.test(readFileSync(file, 'utf8')))).toEqual(readers)
})

test('every icon button has a tooltip', () => {
  const isBare = (file: string) => {
    const source = readFileSync(file, 'utf8')
    const buttons = source.match(/<IconButton\b|styled\(IconButton\b/g) ?? []
    return buttons.length > (source.match(/<Tooltip\b/g) ?? []).length
  }

  expect(sourceFiles('components').filter(isBare)).toEqual([])
})

test('pages contains only + files, and those other than components have at most 20 lines', () => {
  const faults = sourceFiles('pages').flatMap((file) => {
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n').length
    const name = file.slice(file.lastIndexOf('/') + 1)
    if (!name.startsWith('+')) return [`${file} is no + file`]
    return name !== '+Page.tsx' && lines > 20 ? [`${file} has ${lines} lines`] : []
  })

  expect(faults).toEqual([])
})

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`)
}

/** Imports of a file (static, dynamic, re-exports), each a package or a path from the project's root. */
const importsOf = (file: string): string[] => importsIn(readFileSync(file, 'utf8'), file)

function importsIn(source: string, file: string): string[] {
  return [...source.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, specifier = '']) =>
    specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : specifier.replace(/^#/, ''),
  )
}

const typeImport = /^(import|export) type [^']+'[^']+'$/gm
const viteFeatures = [
  /import\.meta\.glob/,
  /^(import|\}) .*'[^'\n]+\?\w+'/m,
  // Constants of renderer/settings.d.ts, not the settings of that name: those stand in quotes or before a colon.
  /(?<!'[^'\n]*|[.\w])(REVIEWS_\w+|(PHOTO_)?RETENTION_DAYS)(?![\w:'.])/,
]

/** Import chains from a file to one that needs Vite: "a.ts -> b.ts: import.meta.glob". */
function chainToVite(file: string, visited = new Set<string>()): string | undefined {
  if (visited.has(file) || !existsSync(file)) return undefined
  visited.add(file)
  const source = readFileSync(file, 'utf8').replace(typeImport, '')
  const feature = viteFeatures.map((pattern) => pattern.exec(source)?.[0]).find(Boolean)
  if (feature) return `${file}: ${feature}`
  for (const imported of importsIn(source, file)) {
    const chain = chainToVite(imported, visited)
    if (chain) return `${file} -> ${chain}`
  }
  return undefined
}

const strayImports = (file: string, isStray: (imported: string) => boolean) =>
  importsOf(file)
    .filter(isStray)
    .map((imported) => `${file} -> ${imported}`)

/** The folder of a file under `root`. Without server itself, whose files start or support all others. */
function folderIn(root: string, path: string): string | undefined {
  const folder = path.startsWith(`${root}/`) ? posix.dirname(path) : 'server'
  return folder === 'server' ? undefined : folder
}

const topFolder = (imported: string) => /^(pages|renderer|components|server|data|tests)\//.exec(imported)?.[1]
