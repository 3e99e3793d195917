import { expect, type Page } from '@playwright/test'
import type { Kind } from './tour.ts'

type KindName = Kind['kind']

/** What the addresses of a kind have in common; a kind without has one page, or one that every page links to. */
const patterns: Partial<Record<KindName, RegExp>> = {
  'a city page': /^\/service-areas\/[^/#]+$/,
  'a direct service page': /^\/services\/[^/#]+$/,
  'a city-service page': /^\/services\/[^/#]+\/[^/#]+$/,
}

/** The kinds that not every page links to, and the pages that do: none leads to an address that nobody answers. */
const linkedFrom: Partial<Record<KindName, readonly KindName[]>> = {
  'a city-service page': ['the home page', 'a city page', 'a direct service page'],
  'the not-found page': [],
}

/** Whether pages of one kind link to pages of another. */
export const isLinked = (from: Kind, to: Kind): boolean => linkedFrom[to.kind]?.includes(from.kind) ?? true

/**
 * Follows a link to a page of that kind, wherever on the page it stands: to the kind's own address where there is one. A link
 * that is missing fails the test, and so does one that nobody knew of.
 *
 * @returns the address it leads to, or undefined where there is none to follow
 */
export async function followLinkTo(page: Page, from: Kind, to: Kind): Promise<string | undefined> {
  let followed: string | undefined
  const isFollowed = async () => {
    followed = await followFirst(page, to)
    return followed !== undefined
  }
  // What lies below the first screen comes a moment later.
  await expect
    .poll(isFollowed, { message: `${from.kind} links to ${to.kind}`, intervals: [20, 50, 100] })
    .toBe(isLinked(from, to))
  return followed
}

const followFirst = (page: Page, to: Kind): Promise<string | undefined> =>
  page.evaluate(
    ({ address, pattern }) => {
      // One that has become a button leads nowhere.
      const links = [...document.links].filter((link) => !link.role)
      const addressOf = (link: Element) => link.getAttribute('href') ?? ''
      const link =
        links.find((link) => addressOf(link) === address) ??
        links.find((link) => pattern?.test(addressOf(link)))
      link?.click()
      return link && addressOf(link)
    },
    { address: to.address, pattern: patterns[to.kind] },
  )
