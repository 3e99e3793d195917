import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readSettings, readSiteSettings, siteEnvironment } from '#data/settings/settings.ts'
import { ensureFreshBuild } from './ensureFreshBuild.ts'
import { explainAndExit } from './explainAndExit.ts'
import { projectFolder } from './projectFolder.ts'

/** npm run build: the site into dist. With --if-changed only when sources or settings changed since the last build. */
async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      'no-compression': { type: 'boolean', default: false },
      'if-changed': { type: 'boolean', default: false },
    },
  })
  const file = join(projectFolder, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
  const config = readSettings(process.env, readSiteSettings)

  async function build() {
    // vite.config.ts reads them too: the pages must not depend on how an address was typed.
    Object.assign(process.env, siteEnvironment(config))
    process.env.NODE_ENV = 'production'
    const { buildSite } = await import('./buildSite.ts')
    await buildSite({ projectFolder, config, compression: !values['no-compression'] })
  }

  if (values['if-changed']) await ensureFreshBuild({ projectFolder, config, announce: console.log, build })
  else await build()
}

// Prerendering may leave something that keeps the process alive.
run().then(() => process.exit(0), explainAndExit)
