import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HTMLElement } from 'node-html-parser'
import { expect, test } from 'vitest'
import {
  builtFolder,
  faultsOf,
  listBuiltFiles,
  readBuiltPages,
  textOf,
} from '#tests/support/build/builtPages.ts'

const pages = readBuiltPages()

test('no page shows an unfilled brace, or an element of another kind than was meant', () => {
  const faults = faultsOf(pages, ({ html, document }) => {
    const head = html.slice(0, html.indexOf('<style'))
    return ![textOf(document), head, ...attributesOf(document)].some((text) => /\{\w+\}/.test(text))
  })

  expect(faults).toEqual([])
  expect(faultsOf(pages, ({ document }) => !document.querySelector('body [as]'))).toEqual([])
})

test('every photo has the words of someone who looked at it', () => {
  const faults = pages.flatMap(({ path, document }) =>
    document
      .getElementsByTagName('img')
      .filter((picture) => /\.(jpe?g|webp|avif)$/.test(picture.getAttribute('src') ?? ''))
      .map((picture) => picture.getAttribute('alt') ?? '')
      .filter((alt) => alt.length < 20 || /\b(image|photo|picture) of\b/i.test(alt))
      .map((alt) => `${path}: "${alt}"`),
  )

  expect(faults).toEqual([])
})

test('no page carries a script or a handler of its own: the Content-Security-Policy would stop it', () => {
  const faults = pages.flatMap(({ path, document }) => [
    ...document
      .getElementsByTagName('script')
      .filter(
        (script) =>
          !script.getAttribute('src')?.startsWith('/') &&
          !/^application\/(ld\+)?json$/.test(script.getAttribute('type') ?? ''),
      )
      .map((script) => `${path}: ${script.toString().slice(0, 80)}`),
    ...elementsOf(document)
      .filter((element) => Object.keys(element.attributes).some((name) => /^on/i.test(name)))
      .map((element) => `${path}: ${element.rawTagName} has a handler`),
  ])

  expect(faults).toEqual([])
})

test('links that show the same words on a page lead to the same place, or have names that differ', () => {
  const faults = pages.flatMap(({ path, main }) => {
    const leadsTo = new Map<string, Set<string>>()
    for (const link of main.getElementsByTagName('a')) {
      const name = nameOf(link)
      leadsTo.set(name, (leadsTo.get(name) ?? new Set()).add(link.getAttribute('href') ?? ''))
    }
    return [...leadsTo].filter(([, places]) => places.size > 1).map(([name]) => `${path}: "${name}"`)
  })

  expect(faults).toEqual([])
})

test('a name that is read out holds the words on the screen', () => {
  const faults = pages.flatMap(({ path, document }) =>
    elementsOf(document)
      .filter(({ rawTagName }) => rawTagName === 'a' || rawTagName === 'button')
      .map((control) => ({ shown: textOf(control), name: control.getAttribute('aria-label') }))
      .filter(({ shown, name }) => name !== undefined && !name.toLowerCase().includes(shown.toLowerCase()))
      .map(({ shown, name }) => `${path}: "${shown}" is read as "${name}"`),
  )

  expect(faults).toEqual([])
})

test('no picture and no font is built that no file names', () => {
  const files = listBuiltFiles()
  const texts = files.filter((file) => /\.(html|js|css|json|svg|xml|txt)$/.test(file))
  const words = texts.map((file) => readFileSync(join(builtFolder, file), 'utf8')).join('\n')

  const unused = files
    .filter((file) => file.startsWith('assets/static/'))
    .filter((file) => !words.includes(file.slice(file.lastIndexOf('/') + 1)))

  expect(unused).toEqual([])
})

function elementsOf(element: HTMLElement): HTMLElement[] {
  return element.children.flatMap((child) => [child, ...elementsOf(child)])
}

function attributesOf(document: HTMLElement): string[] {
  return elementsOf(document).flatMap((element) => Object.values(element.attributes))
}

function nameOf(control: HTMLElement): string {
  const pictures = control.getElementsByTagName('img').map((picture) => picture.getAttribute('alt') ?? '')
  return control.getAttribute('aria-label') ?? [textOf(control), ...pictures].join(' ').trim()
}
