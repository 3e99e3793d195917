import { build } from 'vike/api'
import { explainAndExit } from './explainAndExit.ts'

/** A program of the build: the site's modules for the browser and for rendering, without pages. */
const [projectFolder = '', folder = ''] = process.argv.slice(2)

// Vite's list of every chunk would bury what the build has to say.
build({
  viteConfig: { root: projectFolder, logLevel: 'warn', build: { outDir: folder, emptyOutDir: true } },
}).then(() => process.exit(0), explainAndExit)
