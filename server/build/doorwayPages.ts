import { glob, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { createShingler, similarity } from './shingles.ts'
import { visibleText } from './visibleText.ts'

/** Two pages of services in towns that share more of their five-word sequences are one page twice. */
const doorwayLimit = 0.65

const indexed = '<meta name="robots" content="index,follow">'
const hidden = '<meta name="robots" content="noindex">'

/** A page, and the one it resembles most. */
type Twin = { address: string; other: string; share: number }

/**
 * Keeps pages that say too much of what another one says from search engines: noindex, and out of the sitemap. They
 * stay readable and linked. One sentence for each, for the build's output.
 */
export async function hideDoorwayPages(site: string): Promise<string[]> {
  const files = await Array.fromAsync(glob('services/*/*/index.html', { cwd: site }))
  const pages = await Promise.all(
    files.sort().map(async (file) => ({
      address: `/${dirname(file).replaceAll(sep, '/')}`,
      file: join(site, file),
      html: await readFile(join(site, file), 'utf8'),
    })),
  )
  const twins = new Map(findTwins(pages).map((twin) => [twin.address, twin]))
  for (const { address, file, html } of pages) {
    if (!twins.has(address)) continue
    if (!html.includes(indexed)) throw new Error(`${address} has no robots tag to change.`)
    await writeFile(file, html.replace(indexed, hidden))
  }
  if (twins.size > 0) await leaveOut(join(site, 'sitemap.xml'), twins)
  return [...twins.values()].map(
    ({ address, other, share }) =>
      `${address} is noindex: it shares ${Math.round(share * 100)}% of its wording with ${other} (limit ${doorwayLimit * 100}%).`,
  )
}

/** Every pair is compared: at a few hundred pages that costs less than a second. */
function findTwins(pages: readonly { address: string; html: string }[]): Twin[] {
  const shinglesOf = createShingler()
  const measured = pages.map(({ address, html }) => ({ address, shingles: shinglesOf(visibleText(html)) }))
  const nearest = new Map<string, Twin>()

  function keepNearer(address: string, other: string, share: number) {
    if (share > (nearest.get(address)?.share ?? doorwayLimit)) nearest.set(address, { address, other, share })
  }

  for (const [index, one] of measured.entries())
    for (const other of measured.slice(index + 1)) {
      const share = similarity(one.shingles, other.shingles)
      keepNearer(one.address, other.address, share)
      keepNearer(other.address, one.address, share)
    }
  return [...nearest.values()]
}

/** Each page is one line of the sitemap. */
async function leaveOut(sitemap: string, addresses: ReadonlyMap<string, unknown>): Promise<void> {
  const rows = (await readFile(sitemap, 'utf8')).split('\n')
  const kept = rows.filter((row) => {
    const address = /<loc>([^<]+)<\/loc>/.exec(row)?.[1]
    return address === undefined || !addresses.has(new URL(address).pathname)
  })
  await writeFile(sitemap, kept.join('\n'))
}
