import { expect, type Page } from '@playwright/test'
import { linksOf, notFoundAddress, readBuiltPage } from './builtPages.ts'
import { pageKinds } from './pageKinds.ts'

export type Kind = (typeof pageKinds)[number]

/** The kinds that every page links to, in its header or its footer: the not-found page has no other links. */
export function linkedKinds(): Kind[] {
  const linked = new Set(linksOf(readBuiltPage(notFoundAddress).document).map(([, address]) => address))
  return pageKinds.filter(({ address }) => linked.has(address))
}

type Wanted = { address: string; title: string; headings: string[]; isEmpty: boolean }
type Shown = Wanted & { top: number; isMarked: boolean }

/** What the browser shows, all at once. */
const readShown = (page: Page): Promise<Shown> =>
  page.evaluate(() => ({
    address: location.pathname + location.hash,
    title: document.title,
    headings: [...document.querySelectorAll('h1')].map(({ textContent }) =>
      (textContent ?? '').replace(/\s+/g, ' ').trim(),
    ),
    isEmpty: !((document.querySelector('main')?.clientHeight ?? 0) > 100),
    top: window.scrollY,
    isMarked: document.documentElement.hasAttribute('data-marked'),
  }))

/** What is to be shown at an address, as it stands in the built page. */
function readWanted(address: string): Wanted {
  const path = new URL(address, 'http://site.example').pathname
  const isUnknown = pageKinds.some((kind) => kind.kind === 'the not-found page' && kind.address === path)
  const { document } = readBuiltPage(isUnknown ? notFoundAddress : path)
  const texts = (selector: string) =>
    document.querySelectorAll(selector).map(({ text }) => text.replace(/\s+/g, ' ').trim())
  return { address, title: texts('title')[0] ?? '', headings: texts('h1'), isEmpty: false }
}

const known = new Map<string, Wanted>()

/**
 * The page of this address is there, whole: its address, its title, its heading, and something to read.
 *
 * @param more where it is scrolled to, and whether its document is the one that was marked (markDocument)
 */
export async function expectPage(
  page: Page,
  address: string,
  more: Partial<Pick<Shown, 'top' | 'isMarked'>> = {},
): Promise<void> {
  const wanted = known.get(address) ?? readWanted(address)
  known.set(address, wanted)
  await expect
    // While another document is loaded there is nothing to be asked.
    .poll(() => readShown(page).catch(() => undefined), { intervals: [20, 30, 50, 100] })
    .toMatchObject({ ...wanted, ...more })
}

export const isMarked = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.hasAttribute('data-marked'))

/** Follows the page's own link to an address, wherever on the page it stands; says whether there is one. */
export const followLink = (page: Page, address: string): Promise<boolean> =>
  page.evaluate((address) => {
    // One that has become a button leads nowhere.
    const link = [...document.links].find((link) => link.getAttribute('href') === address && !link.role)
    link?.click()
    return link !== undefined
  }, address)
