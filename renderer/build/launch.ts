import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type InlineConfig, runnerImport } from 'vite'
import { claimsWithoutEvidence, launchList } from '#data/checks/launchList.ts'
import { explainAndExit, loadEnvironment } from '#data/company/settings.ts'
import { dayOf } from '#data/quote/preferredDay.ts'
import { claimsWarning, launchReport } from './launchReport.ts'
import { builtInConstants } from './plugins/builtInConstants.ts'
import { photos } from './plugins/photos.ts'
import { projectFolder } from './projectFolder.ts'

/** npm run launch: lists the open items before the site goes live, and fails on any. --claims only warns of unproven claims. */
async function launch(): Promise<number> {
  const isClaims = readArguments()
  if (isClaims === undefined) {
    console.error('npm run launch [-- --claims]')
    return 2
  }
  // Loaded through Vite, because records are found by glob and import photos.
  const config: InlineConfig = {
    root: projectFolder,
    plugins: [photos({ projectFolder })],
    define: builtInConstants(loadEnvironment(projectFolder)),
    logLevel: 'error',
  }
  const { module } = await runnerImport<typeof import('#data/checks/content.ts')>(
    join(projectFolder, 'data/checks/content.ts'),
    config,
  )
  const content = module.allContent()

  if (isClaims) {
    console.log(claimsWarning(claimsWithoutEvidence(content)))
    return 0
  }
  const { text, ready } = launchReport(launchList(content, dayOf(new Date())))
  console.log(text)
  return ready ? 0 : 1
}

/** Whether --claims is given; undefined for invalid arguments. */
function readArguments(): boolean | undefined {
  try {
    return parseArgs({ options: { claims: { type: 'boolean', default: false } } }).values.claims
  } catch {
    return undefined
  }
}

// Vite's workers would keep the process alive.
launch().then((code) => process.exit(code), explainAndExit)
