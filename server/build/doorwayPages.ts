import { findTwins } from './findTwins.ts'
import type { Shingles } from './shingles.ts'

/** Two pages of services in towns that share more of their five-word sequences are one page twice. */
const doorwayLimit = 0.65

const indexed = '<meta name="robots" content="index,follow">'
const hidden = '<meta name="robots" content="noindex">'

/** A page that says too much of what another one says. */
export type DoorwayPage = { address: string; other: string; share: number }

/** The pages that search engines should not list, each with one that it resembles; by address. */
export function doorwayPages(pages: readonly { address: string; shingles: Shingles }[]): DoorwayPage[] {
  const twins = findTwins(
    pages.map(({ shingles }) => shingles),
    doorwayLimit,
  )
  const addressOf = (place: number) => pages[place]?.address ?? ''
  return twins
    .map(({ one, other, share }) => ({ address: addressOf(one), other: addressOf(other), share }))
    .sort((one, other) => (one.address < other.address ? -1 : 1))
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
