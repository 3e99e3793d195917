import { expect, type Page } from '@playwright/test'
import type { Kind } from '#tests/support/page/tour.ts'

type KindName = Kind['kind']

/** The paths of a kind of several pages, unless every page links to all of them. */
const patterns: Partial<Record<KindName, RegExp>> = {
  'a city page': /^\/service-areas\/[^/#]+$/,
  'a direct service page': /^\/services\/[^/#]+$/,
  'a city-service page': /^\/services\/[^/#]+\/[^/#]+$/,
}

/** The kinds that not every page links to, and the pages that do. */
const linkedFrom: Partial<Record<KindName, readonly KindName[]>> = {
  'a city-service page': ['the home page', 'a city page', 'a direct service page'],
  'the not-found page': [],
}

/** Whether pages of one kind link to pages of another. */
const isLinked = (from: Kind, to: Kind): boolean => linkedFrom[to.kind]?.includes(from.kind) ?? true

/**
 * Follows a link to a page of a kind, anywhere on the page: to the kind's own path if there is one. A link that is missing
 * fails the test, and so does an unexpected one.
 *
 * @returns the path it leads to, or undefined if there is no such link
 */
export async function followLinkTo(page: Page, from: Kind, to: Kind): Promise<string | undefined> {
  let followed: string | undefined
  const isFollowed = async () => {
    followed = await followFirst(page, to)
    return followed !== undefined
  }
  // What is below the first screen is rendered later.
  await expect
    .poll(isFollowed, { message: `${from.kind} links to ${to.kind}`, intervals: [20, 50, 100] })
    .toBe(isLinked(from, to))
  return followed
}

const followFirst = (page: Page, to: Kind): Promise<string | undefined> =>
  page.evaluate(
    ({ path, pattern }) => {
      // A link with the role of a button leads nowhere.
      const links = [...document.links].filter((link) => !link.role)
      const hrefOf = (link: Element) => link.getAttribute('href') ?? ''
      const link =
        links.find((link) => hrefOf(link) === path) ?? links.find((link) => pattern?.test(hrefOf(link)))
      link?.click()
      return link && hrefOf(link)
    },
    { path: to.path, pattern: patterns[to.kind] },
  )

/**
 * Walks over all items in which every ordered pair of different items is one step: a row-complete Latin square, which exists for
 * every even number. For an odd number the first item is there twice.
 */
export function rowsOfPairs<Item>(items: readonly Item[]): Item[][] {
  const even = items.length % 2 === 0 ? items : [...items, ...items.slice(0, 1)]
  const count = even.length
  // 0, 1, -1, 2, -2, …: no two steps are of one length.
  const zigzag = even.map((_, index) => (index % 2 === 0 ? count - index / 2 : (index + 1) / 2))
  return even.map((_, row) =>
    zigzag
      .flatMap((step) => even[(step + row) % count] ?? [])
      .filter((item, index, all) => item !== all[index - 1]),
  )
}

/** The steps of one walk: each item with the one that follows it. */
export const stepsOf = <Item>(row: readonly Item[]): [from: Item, to: Item][] =>
  row.slice(1).flatMap((to, index) => row.slice(index, index + 1).map((from): [Item, Item] => [from, to]))
