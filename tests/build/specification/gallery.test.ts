import { describe, expect, test } from 'vitest'
import {
  type BuiltPage,
  find,
  linksOf,
  readBuiltPage,
  textOf,
  textsOf,
} from '#tests/support/build/builtPages.ts'
import { lastSection } from '#tests/support/build/pageParts.ts'

describe('the gallery', () => {
  const path = '/before-after-gallery'

  test('is titled Before & After Photos @2-gallery-1', () => {
    expect(textOf(find(readBuiltPage(path).main, 'h1'))).toBe('Before & After Photos')
  })

  test('has the three projects, each with a description @3-10', () => {
    const slides = slidesOf(readBuiltPage(path))

    expect(slides.map((slide) => textOf(find(slide, 'h2')))).toEqual([
      'Demolition Project 1',
      'Demolition Project 2',
      'Major Junk Removal',
    ])
    expect(slides.filter((slide) => textOf(find(slide, 'p')).length < 30)).toEqual([])
  })

  test('shows each project before and after, with badges, each photo leading to its file @3-6', () => {
    const slides = slidesOf(readBuiltPage(path))

    expect(slides.map((slide) => textsOf(slide, 'figure'))).toEqual(
      Array.from({ length: 3 }, () => ['BEFORE', 'AFTER']),
    )
    expect(slides.flatMap((slide) => linksOf(slide)).map(([, to]) => to)).toEqual(
      [1, 2, 3].flatMap((pair) =>
        ['before', 'after'].map((moment) =>
          expect.stringMatching(`/pair-${pair}-${moment}-\\d+\\.[\\w-]+\\.jpg$`),
        ),
      ),
    )
  })

  test('has two arrows, and a dot for every slide', () => {
    const buttons = find(readBuiltPage(path).main, '[aria-roledescription=carousel]')
      .querySelectorAll('button')
      .map((button) => button.getAttribute('aria-label'))

    expect(buttons).toEqual([
      'Previous project',
      'Show Demolition Project 1',
      'Show Demolition Project 2',
      'Show Major Junk Removal',
      'Next project',
    ])
  })

  test('has six more photos, each with a title and its full size to open @3-6 @3-10', () => {
    const photos = readBuiltPage(path)
      .main.querySelectorAll('li')
      .filter((item) => item.querySelectorAll('img').length === 1)

    expect(photos.length).toBe(6)
    expect(new Set(photos.map(textOf)).size).toBe(6)
    expect(
      photos.map((item) => find(item, 'a').getAttribute('href')).filter((to) => !/\.jpg$/.test(to ?? '')),
    ).toEqual([])
  })

  test('closes with Get Your Free Quote Today @2-gallery-6', () => {
    expect(linksOf(lastSection(readBuiltPage(path)))).toContainEqual([
      'Get Your Free Quote Today',
      '/#contact',
    ])
  })
})

const slidesOf = ({ main }: BuiltPage) => main.querySelectorAll('[aria-roledescription=slide]')
