import { describe, expect, test } from 'vitest'
import { findTwins } from '#renderer/build/findTwins.ts'
import { type Shingles, shinglesOf, similarity } from '#renderer/build/shingles.ts'
import { wordsOf } from '#renderer/build/words.ts'
import { numberedWords } from '#tests/support/numberedWords.ts'
import { seededRandom } from '#tests/support/seededRandom.ts'

test('two texts are as similar as the sequences of five words they share', () => {
  const text = sequencesOf('one two three four five six')

  expect(similarity(text, sequencesOf('One two, three four five six!'))).toBe(1)
  expect(similarity(text, sequencesOf('one two three four five seven'))).toBe(1 / 3)
  expect(similarity(text, sequencesOf('six five four three two one'))).toBe(0)
  expect(similarity(sequencesOf(''), sequencesOf(''))).toBe(0)
})

test('what two texts share is exact, and a sequence that is said twice counts once', () => {
  const text = (name: string) => sequencesOf(`${numberedWords('all', 50)} ${numberedWords(name, 50)}`)
  const share = 46 / (2 * 96 - 46)

  expect(similarity(text('one'), text('other'))).toBe(share)
  expect(similarity(text('one'), text('other'), share - 0.001)).toBe(share)
  expect(similarity(text('one'), text('other'), 0.5)).toBeLessThan(0.5)
  expect(similarity(sequencesOf('a b c d e a b c d e'), sequencesOf('a b c d e'))).toBe(1 / 5)
  expect([...sequencesOf('a b c d e a b c d e')]).toHaveLength(5)
})

describe('texts that share more than a limit', () => {
  /** Every text shares half of its words with some, and something with all. */
  const texts = Array.from({ length: 60 }, (_, index) =>
    sequencesOf(
      [
        numberedWords('all', 20),
        numberedWords(`town${index % 6}`, 40),
        numberedWords(`service${index % 10}`, 40),
        numberedWords(`own${index}`, index % 30),
      ].join(' '),
    ),
  )

  test.each([0.2, 0.35, 0.5, 0.65, 0.8])('over %d they are those that comparing all pairs finds', (limit) => {
    expect(expectSameAsAllPairs(texts, limit)).toBeGreaterThan(0)
  })

  test('however many are alike, and in whatever order they come', () => {
    const random = seededRandom(7)
    const below = (most: number) => Math.floor(random() * most)
    const stock = Array.from({ length: 6 }, (_, index) => numberedWords(`part${index}x`, 12))
    const randomText = () => {
      const parts = stock.filter(() => random() < 0.6)
      return sequencesOf([...parts, numberedWords(`own${below(9)}x`, below(24))].join(' '))
    }
    let twins = 0

    for (let round = 0; round < 300; round += 1)
      twins += expectSameAsAllPairs(Array.from({ length: 2 + below(12) }, randomText), 0.3 + random() / 2)

    expect(twins).toBeGreaterThan(300)
  })

  /** @returns how many texts share more than the limit with another one */
  function expectSameAsAllPairs(texts: readonly Shingles[], limit: number): number {
    const near = (one: number) =>
      texts.flatMap((text, other) => {
        const share = similarity(texts[one] ?? text, text)
        return other !== one && share > limit ? [{ one, other, share }] : []
      })
    const wanted = texts.flatMap((_, one) => (near(one).length > 0 ? [one] : []))

    const found = findTwins(texts, limit)

    expect(found.map(({ one }) => one).sort((a, b) => a - b)).toEqual(wanted)
    for (const twin of found) expect(near(twin.one)).toContainEqual(twin)
    return wanted.length
  }

  test('texts without a sequence are like no other', () => {
    expect(findTwins([sequencesOf(''), sequencesOf('one two'), sequencesOf('')], 0.5)).toEqual([])
  })
})

const sequencesOf = (text: string) => shinglesOf(wordsOf(text))
