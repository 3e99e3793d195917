import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { gradeOf, sentencesOf, textBlocksOf, wordsOf } from './support/text/sentences.ts'
import { createSpelling } from './support/text/spelling.ts'
import { wrongTermsOf } from './support/text/terms.ts'

test('reads a page block by block, in the order of the page', () => {
  const page = parse(
    '<h2><button><b>What</b> goes?</button></h2><p>A <a href="/">couch</a>, a<!-- --> bed.</p><script>no</script><ul><li>$55<p>From $55.</p></li></ul>',
  )

  expect(textBlocksOf(page)).toEqual([
    { text: 'What goes?', isHeading: true },
    { text: 'A couch, a bed.', isHeading: false },
    { text: '$55', isHeading: false },
    { text: 'From $55.', isHeading: false },
  ])
})

test.each([
  [
    'About 1.5 yards. Call 905.555.0142. It’s free!',
    ['About 1.5 yards.', 'Call 905.555.0142.', 'It’s free!'],
  ],
  ['See oshawa.ca first. (Or ask.) 2 people come.', ['See oshawa.ca first.', '(Or ask.)', '2 people come.']],
  [
    'No. 5 on St. James, e.g. the shed? No. Not that.',
    ['No. 5 on St. James, e.g. the shed?', 'No.', 'Not that.'],
  ],
  ['Get Free Quote', []],
])('finds the sentences of "%s"', (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences)
})

test('counts an amount, a phone number and a compound as one word each', () => {
  expect(wordsOf('It’s $1,200: call 905.555.0142 - two same-day loads.')).toHaveLength(7)
})

test('gives long words and long sentences a higher grade', () => {
  const plain = gradeOf(['We lift it.', 'You point at it.'])
  const long = gradeOf([
    'Municipal regulations concerning refrigerant recovery necessitate professional intervention.',
  ])

  expect(plain).toBeLessThan(2)
  expect(long).toBeGreaterThan(12)
})

test('spells as in Canada, with the names that it is given', () => {
  const misspelled = createSpelling(['Port Whitby', 'eavestrough'])

  expect(misspelled('The neighbour’s grey eavestroughs in WHITBY, from $55 at oshawa.ca')).toEqual([])
  expect(misspelled('A gray center neighbor, 3 liters of color-matched favors in Ajaxx')).toEqual(
    'gray center neighbor liters color-matched favors Ajaxx'.split(' '),
  )
})

test('finds other names for a thing, but not where the specification gives them', () => {
  expect(wrongTermsOf('Free estimates and quotes. A uniformed team. Move-out dump run. We pick up.')).toEqual(
    [],
  )
  expect(wrongTermsOf('The team takes it to the dump.')).toEqual([
    { found: 'team', say: 'crew' },
    { found: 'dump', say: 'disposal site' },
  ])
  expect(wrongTermsOf('We haven’t confirmed the rule.')).toHaveLength(1)
})
