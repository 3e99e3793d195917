import { expect, test } from 'vitest'
import { directionsLink, mapLink, roundLink } from '#data/desk/mapLinks.ts'

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
