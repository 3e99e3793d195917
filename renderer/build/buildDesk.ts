import { createHash } from 'node:crypto'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { site } from '#data/company/site.ts'
import { deskRoots } from '#data/desk/deskPaths.ts'
import { deskWording } from '#data/desk/deskWording.ts'
import tokens from '../theme/tokens.json' with { type: 'json' }
import { fontSubsets } from './fontSubsets.ts'
import { records } from './records.ts'
import { deskLanguage, libraryAliases } from './viteSettings.ts'

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
    plugins: [records(), fontSubsets({ projectFolder }), react()],
    resolve: { alias: libraryAliases(projectFolder) },
    define: deskLanguage,
    build: {
      outDir: folder,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: { desk: join(projectFolder, 'renderer/desk/index.html') },
        output: {
          // The list's code in two files, fetched and compiled in parallel; each other screen is a file of its own.
          codeSplitting: {
            groups: [
              { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 1 },
              { name: 'desk', tags: ['$initial'] },
            ],
          },
        },
        checks: { bundlerTimings: false },
      },
    },
  })
  await rename(join(folder, 'renderer/desk/index.html'), join(folder, 'index.html'))
  await rm(join(folder, 'renderer'), { recursive: true })
  await buildServiceWorker(projectFolder, folder)
  await writeFile(join(folder, 'manifest.webmanifest'), deskManifest())
}

/** A build of its own: the service worker shares no file with the desk, and contains the list of all its files. */
async function buildServiceWorker(projectFolder: string, folder: string): Promise<void> {
  const names = (await readdir(join(folder, 'assets'))).filter((name) => !isCharts(name)).sort()
  const files = names.map((name) => ({ url: `${deskRoots.screens}/assets/${name}`, revision: null }))
  // The page is at every path of the desk that is no file.
  const html = await readFile(join(folder, 'index.html'))
  const page = {
    url: `${deskRoots.screens}/shell`,
    revision: createHash('sha256').update(html).digest('hex'),
  }
  await build({
    root: projectFolder,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [records()],
    define: { DESK_FILES: JSON.stringify([page, ...files]), ...deskLanguage },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: join(projectFolder, 'renderer/desk/serviceWorker.ts'),
        // The URL of a service worker must not change.
        output: { format: 'iife', entryFileNames: 'serviceWorker.js' },
      },
    },
  })
}

/** A phone without the screen of charts must not fetch them; without a connection it has nothing to draw. */
const isCharts = (name: string): boolean => name.startsWith('BusinessChart-')

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
