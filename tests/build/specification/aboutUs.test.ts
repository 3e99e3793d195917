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
      .map(([, address]) => address)
      .filter((address) => address.startsWith('https:'))

    expect(outside).toEqual([...site.socialProfiles.map(({ address }) => address), site.reviewsSite.address])
    expect(new Set(outside).size).toBe(3)
  })
})
