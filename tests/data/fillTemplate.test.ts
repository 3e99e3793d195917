import { expect, test } from 'vitest'
import { fillTemplate, fillTemplates } from '#data/fillTemplate.ts'

test.each([
  ['repeated placeholders', '{city}, {city} and {brand}', 'Ajax, Ajax and Heave'],
  ['a value with dollar signs and braces', 'From {odd}', 'From $1$&{city}'],
  ['a value before a full stop', 'By {hour}. In {city}.', 'By 10 a.m. In Ajax.'],
  ['an empty value', '[{empty}]', '[]'],
])('a template is filled in correctly with %s', (_what, template, text) => {
  const values = { city: 'Ajax', brand: 'Heave', odd: '$1$&{city}', empty: '', hour: '10 a.m.' }

  expect(fillTemplate(template, values)).toBe(text)
})

test('an unknown placeholder is an error that names the file, the text and the known ones', () => {
  const values = { phone: '905.555.0142', brand: 'Heave' }
  const message = 'o value for {fone} in "Call {fone}". Correct it to one of these: phone, brand.'

  expect(() => fillTemplate('Call {fone}', values)).toThrow(`N${message}`)
  expect(() => fillTemplate('Call {fone}', values, 'data/x.ts')).toThrow(`data/x.ts: n${message}`)
  expect(() => fillTemplates({ cards: [{ text: '{twon}' }] }, values)).toThrow('{twon}')
})

test.each(['{ city }', '{}', '{tier-2}', '{cité}'])(
  'a placeholder is unknown if it is mistyped: %s',
  (typed) => {
    expect(() => fillTemplate(`In ${typed}.`, { city: 'Ajax', cit: '' })).toThrow(
      `No value for ${typed} in "In`,
    )
  },
)

test('a record is copied with nested texts filled in, and other values unchanged', () => {
  const others = { order: 3, listed: false, until: null, image: undefined }
  const record = { ...others, cards: [{ title: 'Hi {city}' }] }

  expect(fillTemplates(record, { city: 'Ajax' })).toEqual({ ...others, cards: [{ title: 'Hi Ajax' }] })
  expect(record.cards).toEqual([{ title: 'Hi {city}' }])
})
