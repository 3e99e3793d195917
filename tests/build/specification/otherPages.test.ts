import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { site } from '#data/company/site.ts'
import { answeredQuestions } from '#data/pages/commonQuestions.ts'
import { paths } from '#data/paths.ts'
import {
  builtFolder,
  callLink,
  find,
  itemsOf,
  lastSection,
  linksOf,
  listBuiltFiles,
  notFoundPath,
  quoteLink,
  readBuiltPage,
  readBuiltPages,
  sectionTitled,
  textOf,
  textsOf,
} from '#tests/support/build/builtPages.ts'
import {
  cityName,
  cityServicePages,
  citySlugs,
  directServicePaths,
} from '#tests/support/content/specification.ts'

const about = readBuiltPage('/about-us').main
const gallery = readBuiltPage('/before-after-gallery')
const junkRemoval = readBuiltPage('/junk-removal')

test('about us has four paragraphs, a photo and three links @2-about-1 @2-about-2 @2-about-3', () => {
  const photos = about.querySelectorAll('img').map((photo) => photo.getAttribute('alt') ?? '')
  const outside = linksOf(about).flatMap(([, to]) => (to.startsWith('https:') ? to : []))

  expect(textsOf(about, 'p').filter((text) => text.length > 200)).toHaveLength(4)
  expect(photos.filter((alt) => alt.length > 20)).toHaveLength(1)
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

test('the gallery shows three projects before and after, with arrows @2-gallery-1 @3-6 @3-10', () => {
  const slides = gallery.main.querySelectorAll('[aria-roledescription=slide]')
  const buttons = gallery.main.querySelectorAll('[aria-roledescription=carousel] button')
  const projects = ['Demolition Project 1', 'Demolition Project 2', 'Major Junk Removal']
  const files = [1, 2, 3].flatMap((pair) => [`pair-${pair}-before`, `pair-${pair}-after`])

  expect(textOf(find(gallery.main, 'h1'))).toBe('Before & After Photos')
  expect(slides.map((slide) => textOf(find(slide, 'h2')))).toEqual(projects)
  expect(slides.filter((slide) => textOf(find(slide, 'p')).length < 30)).toEqual([])
  expect(slides.map((slide) => textsOf(slide, 'figure'))).toEqual(Array(3).fill(['BEFORE', 'AFTER']))
  expect(slides.flatMap(linksOf).map(([, to]) => to)).toEqual(
    files.map((file) => expect.stringMatching(`/${file}-\\d+\\.[\\w-]+\\.jpg$`)),
  )
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Previous project',
    ...projects.map((project) => `Show ${project}`),
    'Next project',
  ])
})

test('the gallery has six more photos in full size, and a closing @2-gallery-6 @3-6 @3-10', () => {
  const items = gallery.main.querySelectorAll('li')
  const photos = items.filter((item) => item.querySelectorAll('img').length === 1)

  expect(new Set(photos.map(textOf)).size).toBe(6)
  expect(photos.map((item) => find(item, 'a').getAttribute('href'))).toEqual(
    Array(6).fill(expect.stringMatching(/\.jpg$/)),
  )
  expect(linksOf(lastSection(gallery))).toContainEqual(['Get Your Free Quote Today', '/#contact'])
})

test('junk removal has a badge, a call and a quote at both ends @2-junk-removal-1 @2-junk-removal-6', () => {
  const hero = find(junkRemoval.main, 'section')

  expect(textsOf(hero, 'p, h1').indexOf(textOf(find(hero, 'h1')))).toBe(1)
  for (const section of [hero, lastSection(junkRemoval)]) {
    expect(linksOf(section)).toContainEqual([...quoteLink])
    expect(linksOf(section).map(([, to]) => to)).toContain(callLink)
  }
})

const { main: junk } = junkRemoval
const lists = junk.querySelectorAll('ul')

test('junk removal has six benefits and eight services @2-junk-removal-2 @2-junk-removal-3 @9-6', () => {
  const cards = lists.flatMap(itemsOf).filter((item) => item.querySelector('h3') && item.querySelector('a'))
  const names = cards.map((card) => textOf(find(card, 'h3')))
  const targets = cards.map((card) => find(card, 'a').getAttribute('href'))

  expect(textsOf(find(junk, 'section[aria-label="What you get"] ul'), 'li h3')).toHaveLength(6)
  expect(names).toEqual([
    'Furniture Removal',
    'Appliance Removal',
    'Construction Debris',
    'Electronics Recycling',
    'Household Junk',
    'Yard Waste',
    'Hot Tub Removal',
    'Estate Cleanouts',
  ])
  expect(directServicePaths).toEqual(expect.arrayContaining(targets))
})

test('junk removal has three steps and eight cities @2-junk-removal-4 @2-junk-removal-5', () => {
  const steps = textsOf(find(sectionTitled(junk, /how it works/i), 'ol'), 'h3')
  const cities = citySlugs.map((city) => [cityName(city), `/service-areas/${city}`])

  expect(steps).toHaveLength(3)
  expect(steps.join()).toMatch(/call for a quote.*arrive on time.*do all the work/i)
  expect(lists.map((list) => linksOf(list).sort())).toContainEqual(cities.sort())
})

test('junk removal answers the common questions, those with an answer, and every service leads there', () => {
  const shown = find(junkRemoval.main, '#questions')
    .querySelectorAll('.MuiAccordion-root')
    .map((item) => [
      textOf(find(item, 'button')),
      textOf(find(item, 'p')),
      item.querySelector('a')?.getAttribute('href'),
    ])
  const linking = readBuiltPages().filter(({ main }) =>
    main.querySelector(`.MuiAccordion-root ~ a[href="${paths.commonQuestions}"]`),
  )

  const services = [...directServicePaths, ...cityServicePages.map(({ path }) => path)]
  expect(shown).toEqual(
    answeredQuestions().map(({ question, answer, link }) => [question, answer, link?.href]),
  )
  expect(linking.map(({ path }) => path).sort()).toEqual(services.sort())
})

test('without an account of reviews the privacy page speaks of no portal', () => {
  expect(textOf(readBuiltPage('/privacy').main)).not.toContain('portal')
})
