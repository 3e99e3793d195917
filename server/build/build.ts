import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { builtInSettings, readConfig } from '../config.ts'
import { explainAndExit } from '../explainAndExit.ts'
import { projectFolder } from '../projectFolder.ts'

/** npm run build: the site into dist. */
async function build(): Promise<void> {
  const { values } = parseArgs({ options: { 'no-compression': { type: 'boolean', default: false } } })
  const settings = join(projectFolder, '.env')
  if (existsSync(settings)) process.loadEnvFile(settings)
  const config = readConfig(process.env)
  // vite.config.ts reads them too: the pages must not depend on how an address was typed.
  Object.assign(process.env, builtInSettings(config))
  process.env.NODE_ENV = 'production'
  const { buildSite } = await import('./buildSite.ts')
  await buildSite({ projectFolder, config, compression: !values['no-compression'] })
}

// Something in prerendering may keep the process alive after its work is done.
build().then(() => process.exit(0), explainAndExit)
