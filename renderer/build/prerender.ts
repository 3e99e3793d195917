import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { getGlobalContext } from 'vike/server'
import { StartFault } from '#data/settings/settings.ts'
import { describeDoorwayPage, doorwayPages, hideFromSearch } from './doorwayPages.ts'
import { explainAndExit } from './explainAndExit.ts'
import { pageFile, wantedPicturesFile } from './pageFile.ts'
import { renderPages } from './renderPages.ts'

/** A program of the build: makes the pages of a bundled site, and the files beside them that say what pages there are. */
async function prerender(folder: string): Promise<void> {
  const site = join(folder, 'client')
  const entry = join(folder, 'server/entry.mjs')
  await import(pathToFileURL(entry).href)
  const { siteBuild } = (await getGlobalContext()).config
  if (!siteBuild) throw new Error('renderer/+siteBuild.ts is missing.')

  const today = new Date().toISOString().slice(0, 10)
  failWith(siteBuild.contentFaults(today))
  const warning = siteBuild.warning(today)
  if (warning) console.warn(warning)

  const began = performance.now()
  const made = await renderPages({ addresses: await siteBuild.addresses(), site, entry })
  const took = (performance.now() - began) / 1000
  failWith(siteBuild.pageFaults(made))

  const doorways = await doorwayPages(made.flatMap(({ address, text }) => (text ? [{ address, text }] : [])))
  for (const doorway of doorways) {
    const file = join(site, pageFile(doorway.address))
    writeFileSync(file, hideFromSearch(readFileSync(file, 'utf8')))
    console.warn(describeDoorwayPage(doorway))
  }

  const hidden = new Set(doorways.map(({ address }) => address))
  const pages = made.map(({ address, metadata }) => ({
    address,
    metadata: hidden.has(address) ? { ...metadata, listed: false } : metadata,
  }))
  mkdirSync(site, { recursive: true })
  for (const [name, text] of Object.entries(siteBuild.siteFiles(pages))) writeFileSync(join(site, name), text)
  writeFileSync(join(folder, wantedPicturesFile), JSON.stringify(siteBuild.wantedPictures(pages)))
  console.log(`${pages.length} pages made in ${took.toFixed(1)} s.`)
}

function failWith(faults: readonly string[]): void {
  if (faults.length)
    throw new StartFault(`The content has ${faults.length} fault(s):\n- ${faults.join('\n- ')}`)
}

const [folder = ''] = process.argv.slice(2)
// Waiting for what never comes ends a process without a word.
process.exitCode = 1
prerender(folder).then(() => process.exit(0), explainAndExit)
