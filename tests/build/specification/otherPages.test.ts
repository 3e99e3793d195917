import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { site } from '#data/company/site.ts'
import {
  builtFolder,
  find,
  linksOf,
  listBuiltFiles,
  notFoundPath,
  readBuiltPage,
  textOf,
  textsOf,
} from '#tests/support/build/builtPages.ts'
import { callLink } from '#tests/support/build/pageParts.ts'

const about = readBuiltPage('/about-us').main

test('about us tells the story in four paragraphs @2-about-1', () => {
  expect(textsOf(about, 'p').filter((text) => text.length > 200)).toHaveLength(4)
})

test('about us shows the owner’s photo @2-about-2', () => {
  const photos = about.querySelectorAll('img').map((photo) => photo.getAttribute('alt') ?? '')

  expect(photos.filter((alt) => alt.length > 20)).toHaveLength(1)
})

test('about us leads to two social profiles and the reviews site @2-about-3', () => {
  const outside = linksOf(about).flatMap(([, to]) => (to.startsWith('https:') ? to : []))

  expect(outside).toEqual([...site.socialProfiles.map(({ url }) => url), site.reviewsSite.url])
  expect(new Set(outside).size).toBe(3)
})

test('the not-found page says so, speaks to a visitor and has ways on @2-not-found-1', () => {
  const { main } = readBuiltPage(notFoundPath)

  expect(textOf(find(main, 'h1'))).toBe('404 Page Not Found')
  expect(textOf(main)).not.toMatch(/router|route\b/i)
  expect(linksOf(main).map(([, to]) => to)).toEqual(
    expect.arrayContaining(['/', '/#services', '/service-areas', callLink]),
  )
})

test('the pages call one path of the server, and no other @7-7', () => {
  const texts = listBuiltFiles()
    .filter((file) => /\.(js|html)$/.test(file))
    .map((file) => readFileSync(join(builtFolder, file), 'utf8'))

  const called = texts.flatMap((text) => [...text.matchAll(/["'`](\/api\b[^"'`]*)/g)].map(([, to]) => to))

  expect(new Set(called)).toEqual(new Set(['/api/quotes']))
})
