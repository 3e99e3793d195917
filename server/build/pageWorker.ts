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
  /** Of pages that might be doorways; of others none. */
  text: DoorwayText | undefined
}

type SiteBuild = NonNullable<Vike.Config['siteBuild']>
type Page = { address: string } & Awaited<ReturnType<SiteBuild['pageHtml']>>

/** Vike gives its not-found page where no route matches; "/404" might be the address of a town or a text. */
const unmatched = '/no/page/is/here'

/** A page of each of the first so many handfuls is compared, and then of each handful after so many. */
const compared = 10

/** A program of the build: is handed addresses, writes their pages and answers what is to be known of each (renderPages.ts). */
const [entry = '', site = ''] = process.argv.slice(2)

function createMaker(siteBuild: SiteBuild, names: NameIndex) {
  /** What Vike adds to a page, by the folder of its kind. */
  const tags = new Map<string, string>()
  let handfuls = 0

  /** One step of the work for all of them, then the next: that takes a tenth less than page by page. */
  return async function makePages(addresses: readonly string[]): Promise<MadePage[]> {
    const pages = await Promise.all(addresses.map(make))
    for (const { address, html, folder } of pages) write(address, html.join(tags.get(folder)))
    // The last one has what was kept of those before it.
    const last = pages.at(-1)
    if (last && (handfuls < compared || handfuls % compared === 0)) await tagsOfVike(last)
    handfuls += 1
    return pages.map(({ address, metadata, body }) => ({
      address,
      metadata,
      text: doorwayText(address, body, names),
    }))
  }

  async function make(address: string): Promise<Page> {
    const page = { address, ...(await siteBuild.pageHtml(address)) }
    if (!tags.has(page.folder)) tags.set(page.folder, await tagsOfVike(page))
    return page
  }
}

/**
 * What Vike adds to a page.
 *
 * @throws when the page is not the one that Vike renders
 */
async function tagsOfVike({ address, html: [before, after] }: Page): Promise<string> {
  const { httpResponse, errorWhileRendering } = await renderPage({
    urlOriginal: address === notFoundAddress ? unmatched : address,
  })
  if (errorWhileRendering) throw errorWhileRendering
  const { body } = httpResponse
  const tags = body.slice(before.length, -after.length)
  if (before + tags + after !== body)
    throw new Error(
      `${address} is another page when Vike renders all of it: a part of it is madeOnce (components/layout/madeOnce.tsx) and shows more than it is given.`,
    )
  return tags
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
  const makePages = createMaker(siteBuild, indexNames(siteBuild.names().map(wordsOf)))
  process.on('message', (addresses: readonly string[]) => {
    makePages(addresses).then((pages) => process.send?.(pages), explainAndExit)
  })
}

start().catch(explainAndExit)
