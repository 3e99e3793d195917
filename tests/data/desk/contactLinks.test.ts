import { expect, test } from 'vitest'
import { callLink, directionsLink, mailLink, mapLink, roundLinks, textLink } from '#data/desk/contactLinks.ts'

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
  const [round] = roundLinks(['1 A St', '', '2 B St', '3 C St'])
  const { searchParams } = new URL(round?.url ?? '')

  expect(round).toMatchObject({ first: 1, last: 4 })
  expect(searchParams.get('destination')).toBe('3 C St')
  expect(searchParams.get('waypoints')).toBe('1 A St|2 B St')
  expect(roundLinks(['', ''])).toEqual([])
})

test('a round with more addresses than a link can hold is several links, and leaves out none', () => {
  const addresses = Array.from({ length: 23 }, (_, index) => (index === 4 ? '' : `${index + 1} King St`))

  const links = roundLinks(addresses)

  expect(links.map(({ first, last }) => [first, last])).toEqual([
    [1, 11],
    [12, 21],
    [22, 23],
  ])
  const named = links.flatMap(({ url }) => {
    const { searchParams } = new URL(url)
    return [...(searchParams.get('waypoints')?.split('|') ?? []), searchParams.get('destination')]
  })
  expect(named).toEqual(addresses.filter(Boolean))
})
