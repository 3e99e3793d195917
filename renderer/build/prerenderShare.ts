import { explainAndExit } from '#data/settings/explainAndExit.ts'
import { renderShare } from './prerenderSite.ts'

/** A program of the build: prerenders one share of a large site (prerenderSite.ts). */
const [projectFolder = '', folder = '', index = ''] = process.argv.slice(2)

renderShare(projectFolder, folder, Number(index)).then(() => process.exit(0), explainAndExit)
