import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { getGlobalContext, renderPage } from 'vike/server'
import type { SitePage } from '#data/metadata/pageMetadata.ts'
import { type DoorwayText, doorwayText } from './doorwayText.ts'
import { explainAndExit } from './explainAndExit.ts'
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
/** `added` is what Vike adds to it. */
type MadeHtml = Page & { added: string }

/** Vike gives its not-found page where no route matches; "/404" might be the address of a town or a text. */
const unmatched = '/no/page/is/here'

/** One handful in so many has a page that is compared, and each of the first so many. */
const every = 10

/** A program of the build: is handed addresses, writes their pages and answers what is to be known of each (renderPages.ts). */
const [entry = '', site = ''] = process.argv.slice(2)

function createMaker(siteBuild: SiteBuild, names: NameIndex) {
  /** What Vike adds to a page, by the folder of its kind. */
  const tags = new Map<string, Promise<string>>()
  let handfuls = 0

  /** One step of the work for all of them, then the next: that takes a tenth less than page by page. */
  return async function makePages(addresses: readonly string[]): Promise<MadePage[]> {
    const pages = await Promise.all(addresses.map(make))
    for (const { address, html, added } of pages) write(address, html.join(added))
    // The last one has what was kept of those before it.
    const last = pages.at(-1)
    if (last && (handfuls < every || handfuls % every === 0)) await compare(last)
    handfuls += 1
    return pages.map(({ address, metadata, body }) => ({
      address,
      metadata,
      text: doorwayText(address, body, names),
    }))
  }

  async function make(address: string): Promise<MadeHtml> {
    const page = { address, ...(await siteBuild.pageHtml(address)) }
    if (page.isFound === (address === notFoundAddress)) throw new Error(`No page answers ${address}.`)
    const added = tags.get(page.folder) ?? tagsOfVike(page)
    tags.set(page.folder, added)
    return { ...page, added: await added }
  }
}

async function compare(page: MadeHtml): Promise<void> {
  if ((await tagsOfVike(page)) !== page.added)
    throw new Error(`Vike adds something else to ${page.address} than to others of its kind.`)
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
  const { body, statusCode } = httpResponse
  if (statusCode !== (address === notFoundAddress ? 404 : 200))
    throw new Error(`Vike answers ${address} with status ${statusCode}.`)
  const tags = body.slice(before.length, -after.length)
  if (before + tags + after !== body)
    throw new Error(
      `${address} is another page when Vike renders all of it: perhaps a part of it is madeOnce (components/layout/madeOnce.tsx) and shows more than it is given.`,
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
