import { describe, expect, test } from 'vitest'
import { site } from '#data/company/site.ts'
import { linksOf, readBuiltPage, textsOf } from '#tests/support/build/builtPages.ts'

describe('about us', () => {
  test('tells the story in four paragraphs @2-about-1', () => {
    const paragraphs = textsOf(readBuiltPage('/about-us').main, 'p').filter((text) => text.length > 200)

    expect(paragraphs.length).toBe(4)
  })

  test('shows the owner’s photo @2-about-2', () => {
    const photos = readBuiltPage('/about-us')
      .main.querySelectorAll('img')
      .map((photo) => photo.getAttribute('alt') ?? '')

    expect(photos.filter((alt) => alt.length > 20)).toHaveLength(1)
  })

  test('leads to two social profiles and the reviews site @2-about-3', () => {
    const outside = linksOf(readBuiltPage('/about-us').main)
      .map(([, href]) => href)
      .filter((href) => href.startsWith('https:'))

    expect(outside).toEqual([...site.socialProfiles.map(({ url }) => url), site.reviewsSite.url])
    expect(new Set(outside).size).toBe(3)
  })
})
