import { join } from 'node:path'
import { type InlineConfig, runnerImport } from 'vite'
import { type LaunchGroup, launchList } from '#data/checks/launchList.ts'
import { explainAndExit, loadEnvironment } from '#data/company/settings.ts'
import { dayOf } from '#data/quote/preferredDay.ts'
import { projectFolder } from './buildFolder.ts'
import { photos } from './photos.ts'
import { builtInConstants } from './viteSettings.ts'

/** npm run launch: lists the open items before the site goes live, and fails on any. */
async function launch(): Promise<number> {
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
  const { text, ready } = launchReport(launchList(module.allContent(), dayOf(new Date())))
  console.log(text)
  return ready ? 0 : 1
}

/** The launch list as the command line prints it, and whether the site may go live. */
export function launchReport(groups: readonly LaunchGroup[]): { text: string; ready: boolean } {
  if (groups.length === 0) return { text: 'Nothing is left: the site can go live.', ready: true }
  const total = groups.reduce((sum, { items }) => sum + items.length, 0)
  const text = [...groups.map(describe), `${total} left before the site goes live.`].join('\n\n')
  return { text, ready: false }
}

const describe = ({ title, file, hint, items }: LaunchGroup): string =>
  [`${title} (${items.length}), in ${file}`, `  ${hint}`, ...items.map((item) => `  - ${item}`)].join('\n')

// Vite's workers would keep the process alive.
if (import.meta.main) launch().then((code) => process.exit(code), explainAndExit)
