import { nearPairs } from './nearPairs.ts'
import type { Shingles } from './shingles.ts'

/** Two pages of services in towns that share more of their five-word sequences are one page twice. */
const doorwayLimit = 0.65

const indexed = '<meta name="robots" content="index,follow">'
const hidden = '<meta name="robots" content="noindex">'

/** A page that says too much of what another one says. */
export type DoorwayPage = { address: string; other: string; share: number }

/** The pages that search engines should not list, each with the page it resembles most; by address. */
export function doorwayPages(pages: readonly { address: string; shingles: Shingles }[]): DoorwayPage[] {
  const nearest = new Map<string, DoorwayPage>()

  function keepNearer(address: string, other: string, share: number) {
    if (share > (nearest.get(address)?.share ?? doorwayLimit)) nearest.set(address, { address, other, share })
  }

  const pairs = nearPairs(
    pages.map(({ shingles }) => shingles),
    doorwayLimit,
  )
  for (const { one, other, share } of pairs) {
    const [first, second] = [pages[one]?.address ?? '', pages[other]?.address ?? '']
    keepNearer(first, second, share)
    keepNearer(second, first, share)
  }
  return [...nearest.values()].sort((one, other) => (one.address < other.address ? -1 : 1))
}

/** One sentence, for the build's output. */
export const describeDoorwayPage = ({ address, other, share }: DoorwayPage) =>
  `${address} is noindex: it shares ${Math.round(share * 100)}% of its wording with ${other} (limit ${doorwayLimit * 100}%).`

/**
 * The page as search engines don't list it; readers and links find it all the same.
 *
 * @throws when it has no robots tag to change
 */
export function hideFromSearch(html: string): string {
  if (!html.includes(indexed)) throw new Error('The page has no robots tag to change.')
  return html.replace(indexed, hidden)
}
