import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { type HTMLElement, type Node, NodeType, parse } from 'node-html-parser'
import { site } from '#data/company/site.ts'

/** Where the build under test is: DIST names another one, such as a copy's. */
export const builtFolder = process.env.DIST ?? 'dist/client'

/** The public origin it was built for; vite.config.ts has read the .env that the build read. */
export const builtOrigin = new URL(process.env.SITE_URL || site.origin).origin

/** One HTML file of a built site. */
export type BuiltPage = {
  /** As a visitor types it: "/service-areas/ajax"; the not-found page's is "/404". */
  path: string
  html: string
  document: HTMLElement
  /** The page's own content, without header and footer. */
  main: HTMLElement
}

/** Every file of a built site, with forward slashes, relative to its folder; without the compressed bodies beside them. */
export function listBuiltFiles(folder: string = builtFolder): string[] {
  if (!existsSync(folder)) throw new Error(`${folder} is missing: "npm run build" makes it.`)
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length).replaceAll(sep, '/'))
    .sort()
}

/** Every page of a built site, the not-found page included. */
export function readBuiltPages(folder: string = builtFolder): BuiltPage[] {
  return listBuiltFiles(folder)
    .filter((file) => file.endsWith('.html'))
    .map((file) => readPage(folder, file))
}

/** The pages that have a path: all but the not-found page. */
export const readPagesWithPath = (folder: string = builtFolder): BuiltPage[] =>
  readBuiltPages(folder).filter(({ path }) => path !== notFoundPath)

/** @throws when the site has no such page */
export function readBuiltPage(path: string, folder: string = builtFolder): BuiltPage {
  const file = path === notFoundPath ? '404.html' : `${path.slice(1)}/index.html`
  return readPage(folder, file.replace(/^\//, ''))
}

export const notFoundPath = '/404'

/** What stands between the tags, with one space where there is any, and between any two elements. */
export function textOf(element: Node): string {
  return gatherText(element).replace(/\s+/g, ' ').trim()
}

/** The texts of the elements that a selector finds. */
export const textsOf = (element: HTMLElement, selector: string): string[] =>
  element.querySelectorAll(selector).map(textOf)

/** The items of a list, and of no list inside it. */
export const itemsOf = (list: HTMLElement): HTMLElement[] =>
  list.children.filter(({ tagName }) => tagName === 'LI')

/** Every link below an element as its words and where it leads; the words are those on the screen. */
export const linksOf = (element: HTMLElement): [label: string, href: string][] =>
  element.querySelectorAll('a').map((link) => [textOf(link), link.getAttribute('href') ?? ''])

/** The section whose heading has these words. */
export function sectionTitled(element: HTMLElement, title: string | RegExp): HTMLElement {
  const section = element
    .querySelectorAll('h1, h2, h3')
    .find((heading) => (typeof title === 'string' ? textOf(heading) === title : title.test(textOf(heading))))
    ?.closest('section')
  if (!section) throw new Error(`No section is headed "${title}".`)
  return section
}

/** @throws when there is none */
export function find(element: HTMLElement, selector: string): HTMLElement {
  const found = element.querySelector(selector)
  if (!found) throw new Error(`There is no "${selector}".`)
  return found
}

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

function readPage(folder: string, file: string): BuiltPage {
  const html = readFileSync(join(folder, file), 'utf8')
  const document = parse(html)
  const path = file === '404.html' ? notFoundPath : `/${file.replace(/\/?index\.html$/, '')}`
  return { path, html, document, main: document.querySelector('main') ?? parse('') }
}

function gatherText(node: Node): string {
  if (node.nodeType === NodeType.TEXT_NODE) return node.text
  if (!isElement(node)) return ''
  if (['STYLE', 'SCRIPT', 'TEMPLATE'].includes(node.tagName)) return ' '
  const inner = node.childNodes.map(gatherText).join('')
  return node.tagName ? ` ${inner} ` : inner
}

const isElement = (node: Node): node is HTMLElement => node.nodeType === NodeType.ELEMENT_NODE
