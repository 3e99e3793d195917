import type { HTMLElement } from 'node-html-parser'
import { type BuiltPage, textOf } from '#tests/support/build/builtPages.ts'

/** The items of a list, without those of nested lists. */
export const itemsOf = (list: HTMLElement): HTMLElement[] =>
  list.children.filter(({ tagName }) => tagName === 'LI')

/** The quote button of every page without a form of its own, as linksOf gives it. */
export const quoteLink = ['Get Free Quote', '/#contact']

/** Every list in main, as the texts of its items. */
export const listsOf = ({ main }: BuiltPage): string[][] =>
  main.querySelectorAll('ul').map((list) => itemsOf(list).map(textOf))

export function lastSection({ path, main }: BuiltPage): HTMLElement {
  const section = main.querySelectorAll('section').at(-1)
  if (!section) throw new Error(`${path} has no section.`)
  return section
}

/** The specification writes straight apostrophes, the site typographic ones. */
export const plain = (text: string): string => text.replaceAll('’', "'")
