import { parseArgs } from 'node:util'
import { createServer } from 'vite'
import { explainAndExit } from '#data/settings/explainAndExit.ts'
import { loadEnvironment } from '#data/settings/loadEnvironment.ts'
import { claimsWarning, launchReport } from './launchReport.ts'
import { builtInConstants } from './plugins/builtInConstants.ts'
import { photos } from './plugins/photos.ts'
import { projectFolder } from './projectFolder.ts'

/** npm run launch: what is left before the site goes live; fails while anything is. --claims warns of unproven claims alone. */
async function launch(): Promise<number> {
  const { values } = parseArgs({ options: { claims: { type: 'boolean', default: false } } })
  // Records are found by their files and name photographs: Vite reads them as the build does.
  const vite = await createServer({
    root: projectFolder,
    // Records need no more of vite.config.ts than this.
    configFile: false,
    plugins: [photos({ projectFolder })],
    define: builtInConstants(loadEnvironment(projectFolder)),
    appType: 'custom',
    logLevel: 'error',
    // No browser will ask for anything.
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  })
  const { launchContent } = await vite.ssrLoadModule('/data/checks/launchContent.ts')
  const { claimsWithoutEvidence, launchList } = await vite.ssrLoadModule('/data/checks/launchList.ts')
  await vite.close()

  if (values.claims) {
    console.log(claimsWarning(claimsWithoutEvidence(launchContent())))
    return 0
  }
  const { text, ready } = launchReport(launchList(launchContent(), new Date().toISOString().slice(0, 10)))
  console.log(text)
  return ready ? 0 : 1
}

// Vite keeps workers alive after its work is done.
launch().then((code) => process.exit(code), explainAndExit)
