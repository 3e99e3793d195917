import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { getGlobalContext, renderPage } from 'vike/server'
import type { SitePage } from '#data/metadata/pageMetadata.ts'
import { explainAndExit } from '../explainAndExit.ts'
import { type DoorwayText, doorwayText } from './doorwayText.ts'
import { indexNames, type NameIndex } from './maskNames.ts'
import { notFoundAddress, pageFile } from './pageFile.ts'
import { wordsOf } from './words.ts'

/** What is kept of a page that was written. */
export type MadePage = SitePage & {
  /** Milliseconds that React and emotion took for it. */
  rendering: number
  /** Of pages that might be doorways; of others none. */
  text: DoorwayText | undefined
}

/** Vike gives its not-found page where no route matches; "/404" might be the address of a town or a text. */
const unmatched = '/no/page/is/here'

/** A program of the build: is handed addresses, writes their pages and answers what is to be known of each (renderPages.ts). */
const [entry = '', site = ''] = process.argv.slice(2)

/** One step of the work for all of them, then the next: that takes a tenth less than page by page. */
async function makePages(addresses: readonly string[], names: NameIndex): Promise<MadePage[]> {
  const pages = await Promise.all(addresses.map(render))
  for (const { address, html } of pages) write(address, html)
  return pages.map(({ address, metadata, rendering, html }) => ({
    address,
    metadata,
    rendering,
    text: doorwayText(address, html, names),
  }))
}

async function render(address: string) {
  const { httpResponse, errorWhileRendering, metadata, rendering } = await renderPage({
    urlOriginal: address === notFoundAddress ? unmatched : address,
  })
  if (errorWhileRendering) throw errorWhileRendering
  const wanted = address === notFoundAddress ? 404 : 200
  if (httpResponse.statusCode !== wanted || !metadata || rendering === undefined)
    throw new Error(`${address} was answered with status ${httpResponse.statusCode}.`)
  return { address, metadata, rendering, html: httpResponse.body }
}

function write(address: string, html: string): void {
  const file = join(site, pageFile(address))
  // Nothing else waits in this process, and without promises a file costs a third.
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, html)
}

async function start(): Promise<void> {
  await import(pathToFileURL(entry).href)
  const { siteBuild } = (await getGlobalContext()).config
  if (!siteBuild) throw new Error('renderer/+siteBuild.ts is missing.')
  const names = indexNames(siteBuild.names().map(wordsOf))
  process.on('message', (addresses: readonly string[]) => {
    makePages(addresses, names).then((pages) => process.send?.(pages), explainAndExit)
  })
}

start().catch(explainAndExit)
