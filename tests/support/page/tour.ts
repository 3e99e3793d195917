import { expect, type Page } from '@playwright/test'
import { linksOf, notFoundPath, readBuiltPage } from '../build/builtPages.ts'
import { pageKinds } from './pageKinds.ts'

export type Kind = (typeof pageKinds)[number]

/** The kinds that every page links to in header or footer, the only links of the not-found page. */
export function linkedKinds(): Kind[] {
  const linked = new Set(linksOf(readBuiltPage(notFoundPath).document).map(([, href]) => href))
  return pageKinds.filter(({ path }) => linked.has(path))
}

type Wanted = { path: string; title: string; headings: string[]; isEmpty: boolean }
type Shown = Wanted & { top: number; isMarked: boolean }

/** Reads all values in one evaluation, so that they belong to one state of the page. */
const readShown = (page: Page): Promise<Shown> =>
  page.evaluate(() => ({
    path: location.pathname + location.hash,
    title: document.title,
    headings: [...document.querySelectorAll('h1')].map(({ textContent }) =>
      (textContent ?? '').replace(/\s+/g, ' ').trim(),
    ),
    isEmpty: !((document.querySelector('main')?.clientHeight ?? 0) > 100),
    top: window.scrollY,
    isMarked: document.documentElement.hasAttribute('data-marked'),
  }))

/** The expected values, from the built page. */
function readWanted(path: string): Wanted {
  const { pathname } = new URL(path, 'http://site.example')
  const isUnknown = pageKinds.some((kind) => kind.kind === 'the not-found page' && kind.path === pathname)
  const { document } = readBuiltPage(isUnknown ? notFoundPath : pathname)
  const texts = (selector: string) =>
    document.querySelectorAll(selector).map(({ text }) => text.replace(/\s+/g, ' ').trim())
  return { path, title: texts('title')[0] ?? '', headings: texts('h1'), isEmpty: false }
}

const known = new Map<string, Wanted>()

/**
 * Waits for URL, title, headings and content of a page.
 *
 * @param more scroll position, and whether it is the marked document (markDocument)
 */
export async function expectPage(
  page: Page,
  path: string,
  more: Partial<Pick<Shown, 'top' | 'isMarked'>> = {},
): Promise<void> {
  const wanted = known.get(path) ?? readWanted(path)
  known.set(path, wanted)
  await expect
    // evaluate fails while another document loads.
    .poll(() => readShown(page).catch(() => undefined), {
      intervals: [20, 30, 50, 100],
      // The server may be starting again, on a busy machine.
      timeout: 60_000,
    })
    .toMatchObject({ ...wanted, ...more })
}

/** Follows a link, anywhere on the page; returns whether there is one. */
export const followLink = (page: Page, path: string): Promise<boolean> =>
  page.evaluate((path) => {
    // A link with the role of a button leads nowhere.
    const link = [...document.links].find((link) => link.getAttribute('href') === path && !link.role)
    link?.click()
    return link !== undefined
  }, path)
