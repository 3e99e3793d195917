import { expect, test } from 'vitest'
import { cities } from '#data/cities/cities.ts'
import { readBuiltPages, textOf } from '#tests/support/build/builtPages.ts'

const pages = readBuiltPages().map(({ path, html, document }) => ({
  path,
  words: `${textOf(document)}\n${html}`,
}))

const naming = (pattern: RegExp): string[] =>
  pages.flatMap(({ path, words }) => {
    const [found] = pattern.exec(words) ?? []
    return found ? [`${path}: ${found}`] : []
  })

test('no page puts "a" before a city that begins with a vowel, or "an" before another', () => {
  const names = cities.map(({ name }) => name)
  const withVowel = names.filter((name) => /^[AEIOU]/.test(name))
  const others = names.filter((name) => !withVowel.includes(name))

  expect(withVowel).toContain('Ajax')
  expect(naming(new RegExp(`\\ba (${withVowel.join('|')})\\b`, 'i'))).toEqual([])
  expect(naming(new RegExp(`\\ban (${others.join('|')})\\b`, 'i'))).toEqual([])
})
