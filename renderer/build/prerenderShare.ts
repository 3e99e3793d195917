import { explainAndExit } from './explainAndExit.ts'
import { prerenderShare } from './prerenderSite.ts'

/** A program of the build: prerenders one share of a large site (prerenderSite.ts). */
const [projectFolder = '', folder = '', index = ''] = process.argv.slice(2)

prerenderShare(projectFolder, folder, Number(index)).then(() => process.exit(0), explainAndExit)
