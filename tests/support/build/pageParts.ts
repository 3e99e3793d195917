import type { HTMLElement } from 'node-html-parser'
import { site } from '#data/company/site.ts'
import { type BuiltPage, itemsOf, textOf } from './builtPages.ts'

/** Where every call button leads. */
export const callLink = `tel:${site.phone}`

/** The quote button of every page without a form of its own, as linksOf gives it. */
export const quoteLink = ['Get Free Quote', '/#contact'] as const

/** The paths of the pages for which the claim does not hold. */
export function faultsOf(pages: readonly BuiltPage[], holds: (page: BuiltPage) => unknown): string[] {
  return pages.filter((page) => !holds(page)).map(({ path }) => path)
}

/** Every list in main as the words of its items. */
export function listsOf({ main }: BuiltPage): string[][] {
  return main.querySelectorAll('ul').map((list) => itemsOf(list).map(textOf))
}

export function lastSection({ path, main }: BuiltPage): HTMLElement {
  const section = main.querySelectorAll('section').at(-1)
  if (!section) throw new Error(`${path} has no section.`)
  return section
}

/** Whether two lists say the same. */
export function same(found: unknown, wanted: unknown): boolean {
  return JSON.stringify(found) === JSON.stringify(wanted)
}

/** The specification writes straight apostrophes, the site typographic ones. */
export const plain = (text: string): string => text.replaceAll('’', "'")
