import { describe, expect, test } from 'vitest'
import { find, linksOf, readBuiltPage, textOf, textsOf } from '#tests/support/builtPages.ts'
import { lastSection } from '#tests/support/pageParts.ts'

describe('the gallery', () => {
  const address = '/before-after-gallery'

  test('is titled Before & After Photos', () => {
    expect(textOf(find(readBuiltPage(address).main, 'h1'))).toBe('Before & After Photos')
  })

  test('has the three projects, each with a description', () => {
    const projects = readBuiltPage(address)
      .main.querySelectorAll('li')
      .filter((item) => item.querySelectorAll('img').length === 2)

    expect(projects.map((item) => textOf(find(item, 'h2, h3')))).toEqual([
      'Demolition Project 1',
      'Demolition Project 2',
      'Major Junk Removal',
    ])
    expect(projects.filter((item) => textOf(find(item, 'p')).length < 30)).toEqual([])
  })

  test('shows each project before and after, with badges', () => {
    const figures = readBuiltPage(address)
      .main.querySelectorAll('li')
      .filter((item) => item.querySelectorAll('img').length === 2)
      .map((item) => textsOf(item, 'figure'))

    expect(figures).toEqual(Array.from({ length: 3 }, () => ['BEFORE', 'AFTER']))
  })

  test('has six more photos, each with a title and its full size to open', () => {
    const photos = readBuiltPage(address)
      .main.querySelectorAll('li')
      .filter((item) => item.querySelectorAll('img').length === 1)

    expect(photos.length).toBe(6)
    expect(new Set(photos.map(textOf)).size).toBe(6)
    expect(
      photos.map((item) => find(item, 'a').getAttribute('href')).filter((to) => !/\.jpg$/.test(to ?? '')),
    ).toEqual([])
  })

  test('closes with Get Your Free Quote Today', () => {
    expect(linksOf(lastSection(readBuiltPage(address)))).toContainEqual([
      'Get Your Free Quote Today',
      '/#contact',
    ])
  })
})
