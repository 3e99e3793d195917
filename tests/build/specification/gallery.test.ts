import { describe, expect, test } from 'vitest'
import { find, linksOf, readBuiltPage, textOf, textsOf } from '#tests/support/build/builtPages.ts'
import { lastSection } from '#tests/support/build/pageParts.ts'

describe('the gallery', () => {
  const page = readBuiltPage('/before-after-gallery')
  const { main } = page
  const slides = main.querySelectorAll('[aria-roledescription=slide]')
  const projects = ['Demolition Project 1', 'Demolition Project 2', 'Major Junk Removal']

  test('is titled Before & After Photos @2-gallery-1', () => {
    expect(textOf(find(main, 'h1'))).toBe('Before & After Photos')
  })

  test('has the three projects, each with a description @3-10', () => {
    expect(slides.map((slide) => textOf(find(slide, 'h2')))).toEqual(projects)
    expect(slides.filter((slide) => textOf(find(slide, 'p')).length < 30)).toEqual([])
  })

  test('shows each project before and after, with badges, each photo leading to its file @3-6', () => {
    const files = [1, 2, 3].flatMap((pair) => [`pair-${pair}-before`, `pair-${pair}-after`])

    expect(slides.map((slide) => textsOf(slide, 'figure'))).toEqual(Array(3).fill(['BEFORE', 'AFTER']))
    expect(slides.flatMap(linksOf).map(([, to]) => to)).toEqual(
      files.map((file) => expect.stringMatching(`/${file}-\\d+\\.[\\w-]+\\.jpg$`)),
    )
  })

  test('has two arrows, and a dot for every slide', () => {
    const buttons = main.querySelectorAll('[aria-roledescription=carousel] button')

    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Previous project',
      ...projects.map((project) => `Show ${project}`),
      'Next project',
    ])
  })

  test('has six more photos, each with a title and its full size to open @3-6 @3-10', () => {
    const photos = main.querySelectorAll('li').filter((item) => item.querySelectorAll('img').length === 1)

    expect(new Set(photos.map(textOf)).size).toBe(6)
    expect(photos.map((item) => find(item, 'a').getAttribute('href'))).toEqual(
      Array(6).fill(expect.stringMatching(/\.jpg$/)),
    )
  })

  test('closes with Get Your Free Quote Today @2-gallery-6', () => {
    expect(linksOf(lastSection(page))).toContainEqual(['Get Your Free Quote Today', '/#contact'])
  })
})
