import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { type HTMLElement, type Node, NodeType, parse } from 'node-html-parser'
import { site } from '#data/company/site.ts'

/** Folder of the build under test; DIST names another one, such as a copy's. */
export const builtFolder = process.env.DIST ?? 'dist/client'

/** Public origin of the build. vite.config.ts has already read the .env of the build. */
export const builtOrigin = new URL(process.env.SITE_URL || site.origin).origin

/** One HTML file of a built site. */
export type BuiltPage = {
  /** As in the address bar: "/service-areas/ajax"; "/404" for the not-found page. */
  path: string
  html: string
  document: HTMLElement
  /** The page's own content, without header and footer. */
  main: HTMLElement
}

export const notFoundPath = '/404'

/** Every file of a built site, with forward slashes, relative to its folder; without the compressed bodies beside them. */
export function listBuiltFiles(folder: string = builtFolder): string[] {
  if (!existsSync(folder)) throw new Error(`${folder} is missing: "npm run build" makes it.`)
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length).replaceAll(sep, '/'))
    .sort()
}

/** The text of a file of a built site. */
export const readBuiltFile = (file: string, folder: string = builtFolder): string =>
  readFileSync(join(folder, file), 'utf8')

/** The path of every page of a built site, the not-found page included. */
export const builtPaths = (folder: string = builtFolder): string[] =>
  listBuiltFiles(folder).flatMap((file) => {
    if (!file.endsWith('.html')) return []
    return file === '404.html' ? notFoundPath : `/${file.replace(/\/?index\.html$/, '')}`
  })

/** Every page, the not-found page included. */
export const readBuiltPages = (): BuiltPage[] => builtPaths().map((path) => readBuiltPage(path))

const parsed = new Map<string, BuiltPage>()

/**
 * A page is parsed once for all tests of a process.
 *
 * @throws when the site has no such page
 */
export function readBuiltPage(path: string, folder: string = builtFolder): BuiltPage {
  const file = path === notFoundPath ? '404.html' : join(path, 'index.html')
  const known = parsed.get(join(folder, file))
  if (known) return known
  const html = readBuiltFile(file, folder)
  const document = parse(html)
  const page = { path, html, document, main: document.querySelector('main') ?? parse('') }
  parsed.set(join(folder, file), page)
  return page
}

/** The text of an element, with whitespace collapsed and a space between any two elements. */
export function textOf(element: Node): string {
  return gatherText(element).replace(/\s+/g, ' ').trim()
}

/** The texts of the elements that a selector finds. */
export const textsOf = (element: HTMLElement, selector: string): string[] =>
  element.querySelectorAll(selector).map(textOf)

/** An attribute of the elements that a selector finds; empty where an element has none. */
export const attributesOf = (element: HTMLElement, selector: string, name: string): string[] =>
  element.querySelectorAll(selector).map((found) => found.getAttribute(name) ?? '')

/** Visible label and target of every link below an element. */
export const linksOf = (element: HTMLElement): [label: string, href: string][] =>
  element.querySelectorAll('a').map((link) => [textOf(link), link.getAttribute('href') ?? ''])

/** The targets of the links below an element. */
export const hrefsOf = (element: HTMLElement): string[] => linksOf(element).map(([, to]) => to)

/** The section with a heading of these words. */
export function sectionTitled(element: HTMLElement, title: RegExp): HTMLElement {
  const headings = element.querySelectorAll('h1, h2, h3')
  const section = headings.find((heading) => title.test(textOf(heading)))?.closest('section')
  if (!section) throw new Error(`No section is headed "${title}".`)
  return section
}

/** @throws when there is none */
export function find(element: HTMLElement, selector: string): HTMLElement {
  const found = element.querySelector(selector)
  if (!found) throw new Error(`There is no "${selector}".`)
  return found
}

/** Target of every call button. */
export const callLink = `tel:${site.phone}`

/** The paths of the pages for which the claim does not hold. */
export function faultsOf(pages: readonly BuiltPage[], holds: (page: BuiltPage) => unknown): string[] {
  return pages.filter((page) => !holds(page)).map(({ path }) => path)
}

/** The texts that occur earlier in the list, too. */
export const repeated = (texts: readonly string[]): string[] =>
  texts.filter((text, index) => texts.indexOf(text) !== index)

function gatherText(node: Node): string {
  if (node.nodeType === NodeType.TEXT_NODE) return node.text
  if (!isElement(node)) return ''
  if (['STYLE', 'SCRIPT', 'TEMPLATE'].includes(node.tagName)) return ' '
  const inner = node.childNodes.map(gatherText).join('')
  return node.tagName ? ` ${inner} ` : inner
}

const isElement = (node: Node): node is HTMLElement => node.nodeType === NodeType.ELEMENT_NODE
