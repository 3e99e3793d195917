import { expect, test } from 'vitest'
import { fillTemplate, fillTemplates } from '#data/fillTemplate.ts'

test('every placeholder gets its value, as often as it stands there', () => {
  expect(fillTemplate('{city}, {city} and {brand}', { city: 'Ajax', brand: 'Heave' })).toBe(
    'Ajax, Ajax and Heave',
  )
})

test('a value is taken as it is, dollar signs and braces included', () => {
  expect(fillTemplate('From {minimum}', { minimum: '$1$&{city}' })).toBe('From $1$&{city}')
})

test('an unknown placeholder throws and names itself, its text and the known ones', () => {
  const fill = () => fillTemplate('Call {fone}', { phone: '905.555.0142', brand: 'Heave' })

  expect(fill).toThrow('No value for {fone} in "Call {fone}". Known placeholders: phone, brand.')
})

test('an empty value is a value', () => {
  expect(fillTemplate('[{note}]', { note: '' })).toBe('[]')
})

test('braces around anything but a name are left alone', () => {
  expect(fillTemplate('{ city } {} {a-b}', {})).toBe('{ city } {} {a-b}')
})

test('a record is filled however deep its texts stand', () => {
  const record = { title: 'Hi {city}', cards: [{ text: 'From {minimum}' }, { text: 'Plain' }], order: 3 }

  expect(fillTemplates(record, { city: 'Ajax', minimum: '$55' })).toEqual({
    title: 'Hi Ajax',
    cards: [{ text: 'From $55' }, { text: 'Plain' }],
    order: 3,
  })
})

test('what is not a text is kept, nothing included', () => {
  const record = { listed: false, until: null, image: undefined, count: 0 }

  expect(fillTemplates(record, {})).toEqual(record)
})

test('the record itself is not changed', () => {
  const record = { titles: ['{city}'] }

  fillTemplates(record, { city: 'Ajax' })

  expect(record).toEqual({ titles: ['{city}'] })
})

test('an unknown placeholder deep in a record throws too', () => {
  expect(() => fillTemplates({ cards: [{ text: '{twon}' }] }, { town: 'Ajax' })).toThrow('{twon}')
})
