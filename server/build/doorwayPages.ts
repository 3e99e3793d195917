import { type DoorwayText, doorwayKinds, doorwayLimits } from './doorwayText.ts'
import { findTwins } from './findTwins.ts'
import type { Shingles } from './shingles.ts'

const indexed = '<meta name="robots" content="index,follow">'
const hidden = '<meta name="robots" content="noindex">'

/** A page that says too much of what another one of its kind says. */
export type DoorwayPage = {
  address: string
  other: string
  share: number
  limit: number
  /** True where that is so with every name masked, and only then. */
  masked: boolean
}

type ComparedPage = { address: string; text: DoorwayText }

/** The pages that search engines should not list, each with one that it resembles; by address. */
export function doorwayPages(pages: readonly ComparedPage[]): DoorwayPage[] {
  const found = new Map<string, DoorwayPage>()

  function keep(near: Iterable<Near>, limit: number, masked: boolean) {
    for (const page of near) if (!found.has(page.address)) found.set(page.address, { ...page, limit, masked })
  }

  for (const kind of doorwayKinds) {
    const { limit, maskedLimit } = doorwayLimits[kind]
    const ofKind = pages.filter(({ text }) => text.kind === kind)
    keep(
      nearest(ofKind, limit, ({ text }) => text.shingles),
      limit,
      false,
    )
    if (maskedLimit)
      keep(
        nearest(ofKind, maskedLimit, ({ text }) => text.masked),
        maskedLimit,
        true,
      )
  }
  return [...found.values()].sort((one, other) => (one.address < other.address ? -1 : 1))
}

type Near = Pick<DoorwayPage, 'address' | 'other' | 'share'>

/** Every page that shares more than the limit with another one, with one that it shares so much with. */
function nearest(
  pages: readonly ComparedPage[],
  limit: number,
  shinglesOf: (page: ComparedPage) => Shingles | undefined,
): Near[] {
  const addressOf = (place: number) => pages[place]?.address ?? ''
  const texts = pages.map((page) => shinglesOf(page) ?? new Uint32Array())
  return findTwins(texts, limit).map(({ one, other, share }) => ({
    address: addressOf(one),
    other: addressOf(other),
    share,
  }))
}

/** One sentence, for the build's output. */
export const describeDoorwayPage = ({ address, other, share, limit, masked }: DoorwayPage) =>
  `${address} is noindex: it shares ${Math.round(share * 100)}% of its wording with ${other}${masked ? ', but for names' : ''} (limit ${limit * 100}%).`

/**
 * The page as search engines don't list it; readers and links find it all the same.
 *
 * @throws when it has no robots tag to change
 */
export function hideFromSearch(html: string): string {
  if (!html.includes(indexed)) throw new Error('The page has no robots tag to change.')
  return html.replace(indexed, hidden)
}
