import { describe, expect, test } from 'vitest'
import { find, linksOf, notFoundPath, readBuiltPage, textOf } from '#tests/support/build/builtPages.ts'
import { callLink } from '#tests/support/build/pageParts.ts'

describe('the not-found page', () => {
  test('says so and speaks to a visitor @2-not-found-1', () => {
    const { main } = readBuiltPage(notFoundPath)

    expect(textOf(find(main, 'h1'))).toBe('404 Page Not Found')
    expect(textOf(main)).not.toMatch(/router|route\b/i)
  })

  test('has ways on: home, services, areas and the phone', () => {
    const hrefs = linksOf(readBuiltPage(notFoundPath).main).map(([, to]) => to)

    expect(hrefs).toEqual(expect.arrayContaining(['/', '/#services', '/service-areas', callLink]))
  })
})
