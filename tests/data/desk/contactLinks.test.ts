import { expect, test } from 'vitest'
import { callLink, directionsLink, mailLink, mapLink, roundLink, textLink } from '#data/desk/contactLinks.ts'

test.each([
  ['905-555-0142', 'tel:+19055550142'],
  ['(905) 555-0142', 'tel:+19055550142'],
  ['1 905 555 0142', 'tel:+19055550142'],
  ['+44 20 7946 0958', 'tel:+442079460958'],
  ['905-555-0142 ext. 12', 'tel:+19055550142'],
  ['555-0142', 'tel:5550142'],
  ['call me', undefined],
])('%s is dialled as %s', (phone, link) => {
  expect(callLink(phone)).toBe(link)
})

test('a text goes to the same number', () => {
  expect(textLink('905 555 0142')).toBe('sms:+19055550142')
})

test('an email address can start nothing but an email', () => {
  expect(mailLink('robin@example.org')).toBe('mailto:robin@example.org')
  expect(mailLink('a@b.ca?bcc=all@example.org')).toBe('mailto:a@b.ca%3Fbcc%3Dall%40example.org')
  expect(mailLink('')).toBeUndefined()
})

test('an address is found on the map, and without one there is no link', () => {
  expect(mapLink('1 King St & Queen, Oshawa')).toBe(
    'https://www.google.com/maps/search/?api=1&query=1+King+St+%26+Queen%2C+Oshawa',
  )
  expect(directionsLink('')).toBeUndefined()
})

test('a round ends at the last address, past the others', () => {
  const link = new URL(roundLink(['1 A St', '', '2 B St', '3 C St']) ?? '')

  expect(link.searchParams.get('destination')).toBe('3 C St')
  expect(link.searchParams.get('waypoints')).toBe('1 A St|2 B St')
  expect(roundLink(['', ''])).toBeUndefined()
})
