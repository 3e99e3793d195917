import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { site } from '#data/company/site.ts'
import { deskRoots } from '#data/desk/deskPaths.ts'
import { deskWording } from '#data/desk/deskWording.ts'
import tokens from '../theme/tokens.json' with { type: 'json' }
import { libraryAliases } from './libraryAliases.ts'
import { deskLanguage } from './plugins/builtInConstants.ts'
import { fontSubsets } from './plugins/fontSubsets.ts'
import { records } from './plugins/records.ts'

/**
 * Builds the desk into a folder of its own: a plain application with one index.html for all its paths. A build without Vike, so
 * that the desk and the visitors' pages share no chunk.
 */
export async function buildDesk(projectFolder: string, folder: string): Promise<void> {
  await build({
    root: projectFolder,
    configFile: false,
    logLevel: 'warn',
    base: `${deskRoots.screens}/`,
    publicDir: false,
    plugins: [records(), fontSubsets({ projectFolder }), react(), cachedFiles()],
    resolve: { alias: libraryAliases(projectFolder) },
    // An import would make the service worker depend on a file of the desk.
    define: { COMPANY_TIME_ZONE: JSON.stringify(site.timeZone), ...deskLanguage },
    build: {
      outDir: folder,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: {
          desk: join(projectFolder, 'renderer/desk/index.html'),
          serviceWorker: join(projectFolder, 'renderer/desk/serviceWorker.ts'),
        },
        output: {
          // The list's code in two files, fetched and compiled in parallel; each other screen is a file of its own.
          codeSplitting: {
            groups: [
              { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 1 },
              {
                name: (id: string, graph: ModuleGraph) =>
                  entriesOf(id, graph).some((entry) =>
                    /\/renderer\/desk\/(index\.html|main\.tsx)$/.test(entry),
                  )
                    ? 'desk'
                    : null,
              },
            ],
          },
          // The URL of a service worker must not change.
          entryFileNames: ({ name }) =>
            name === 'serviceWorker' ? 'serviceWorker.js' : 'assets/[name]-[hash].js',
        },
        checks: { bundlerTimings: false },
      },
    },
  })
  await rename(join(folder, 'renderer/desk/index.html'), join(folder, 'index.html'))
  await rm(join(folder, 'renderer'), { recursive: true })
  await writeFile(join(folder, 'manifest.webmanifest'), deskManifest())
}

/** Rolldown's argument to a function that names chunks. */
type ModuleGraph = { getModuleInfo: (id: string) => { importers: readonly string[] } | null }

/** Ignored as an importer: it imports components that no page renders. */
const unused = '/@mui/material/styles/enhanceHighContrast.mjs'

/** Entry modules that import this one. */
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

/** Writes the list of files to precache (code and styles of every screen) into the service worker. */
function cachedFiles(): Plugin {
  return {
    name: 'cached-files',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const worker = bundle['serviceWorker.js']
      if (worker?.type !== 'chunk') this.error('There is no service worker in the bundle.')
      const files = Object.keys(bundle).filter((name) => name.startsWith('assets/'))
      const cached = [deskRoots.screens, ...files.sort().map((name) => `${deskRoots.screens}/${name}`)]
      // The minifier may change the kind of quotes.
      worker.code = worker.code.replace(/(["'`])cached-files\1/, JSON.stringify(cached.join(' ')))
    },
  }
}

/** The web app manifest, so that a phone can install the desk; the icons are the site's. */
function deskManifest(): string {
  const { palette } = tokens.colorSchemes.light
  return JSON.stringify({
    id: deskRoots.screens,
    name: deskWording.title,
    short_name: deskWording.title,
    lang: site.language,
    start_url: deskRoots.screens,
    scope: deskRoots.screens,
    display: 'standalone',
    background_color: palette.background.default,
    theme_color: palette.primary.dark,
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  })
}
