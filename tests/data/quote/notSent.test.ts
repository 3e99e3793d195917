import { expect, test } from 'vitest'
import { attributesOf, fillNotSent, placeholder } from '#data/quote/notSent.ts'

const hole = (...parts: string[]) => `<i data-hole="${attributesOf(...parts)['data-hole']}">`
const template = [
  placeholder('reasons'),
  placeholder('name'),
  hole('fault', 'phone', 'phone-help'),
  hole('fault', 'name'),
  hole('selected', 'window', 'morning'),
  hole('selected', 'window', 'evening'),
  hole('form'),
].join('\n')

test('a form that was not sent comes back with its faults and what was typed', () => {
  const faults = [{ field: 'phone', text: 'Give a <phone> number.' }, { text: 'Try again.' }]

  expect(fillNotSent(template, faults, { name: 'Ada & %quote:phone%', window: 'morning' })).toBe(
    [
      '<a id="quote-phone-reason" href="#quote-phone">Give a &lt;phone&gt; number.</a></li><li>Try again.',
      'Ada &amp; %quote:phone%',
      '<i aria-invalid="true" aria-describedby="quote-phone-reason phone-help">',
      '<i aria-invalid="false">',
      '<i selected="">',
      '<i>',
      '<i>',
    ].join('\n'),
  )
  expect(fillNotSent(template, faults, undefined).split('\n')).toEqual([
    'Give a &lt;phone&gt; number.</li><li>Try again.',
    '',
    '<i aria-invalid="true" aria-describedby="quote-phone-reason phone-help">',
    '<i aria-invalid="false">',
    '<i>',
    '<i>',
    '<i hidden="">',
  ])
})
