import { expect, test } from 'vitest'
import { directionsLink, mapLink, roundLinks } from '#data/desk/visitPlace.ts'

test('an address has a map link, and an empty address has no link', () => {
  expect(mapLink('1 King St & Queen, Oshawa')).toBe(
    'https://www.google.com/maps/search/?api=1&query=1+King+St+%26+Queen%2C+Oshawa',
  )
  expect(directionsLink('')).toBeUndefined()
})

test('a route ends at the last address, with the others as waypoints', () => {
  const [round] = roundLinks(['1 A St', '', '2 B St', '3 C St'], 4)
  const { searchParams } = new URL(round?.url ?? '')

  expect(round).toMatchObject({ first: 1, last: 4 })
  expect(searchParams.get('destination')).toBe('3 C St')
  expect(searchParams.get('waypoints')).toBe('1 A St|2 B St')
  expect(roundLinks(['', ''], 4)).toEqual([])
})

test('a route with too many addresses for one link is split into several links', () => {
  const addresses = Array.from({ length: 23 }, (_, index) => (index === 4 ? '' : `${index + 1} King St`))

  const links = roundLinks(addresses, 10)

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
