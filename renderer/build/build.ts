import { parseArgs } from 'node:util'
import {
  explainAndExit,
  loadEnvironment,
  readSettings,
  readSiteSettings,
  siteEnvironment,
} from '#data/company/settings.ts'
import { fingerprintSources, projectFolder, reasonToBuild } from './buildFolder.ts'

/** npm run build: the site into dist. With --if-changed only when sources or settings changed since the last build. */
async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      'no-compression': { type: 'boolean', default: false },
      'if-changed': { type: 'boolean', default: false },
    },
  })
  const environment = loadEnvironment(projectFolder)
  const config = readSettings(environment, readSiteSettings)

  const reason = values['if-changed'] ? await reasonToBuild(projectFolder, config) : 'Building the site.'
  if (reason === undefined) return
  console.log(reason)
  process.on('exit', (code) => {
    if (code !== 0) console.error('The build failed. The previous site is unchanged.')
  })
  // Hashed before the build: a source changed during the build causes another build at the next start.
  const fingerprint = await fingerprintSources(projectFolder, config)
  const built = { NODE_ENV: 'production', SITE_VERSION: fingerprint.slice(0, 12) }
  // In normalized spelling, because vite.config.ts reads the same settings.
  Object.assign(environment, siteEnvironment(config), built)
  const { buildSite } = await import('./buildSite.ts')
  await buildSite(projectFolder, fingerprint, !values['no-compression'])
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(1))
// Vite keeps workers alive after its work is done.
run().then(() => process.exit(0), explainAndExit)
