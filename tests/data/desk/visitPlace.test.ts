import { expect, test } from 'vitest'
import { pageName } from '#data/desk/pageName.ts'
import { describePlace, directionsLink, inRoadOrder, mapLink, roundLinks } from '#data/desk/visitPlace.ts'
import { paths } from '#data/paths.ts'
import { cities } from '#data/places/cities.ts'
import { cityServices } from '#data/services/cityServices.ts'
import { directServices } from '#data/services/directServices.ts'

test('an address has a map link, and a route ends at the last address, with the others as waypoints', () => {
  const [round] = roundLinks(['1 A St', '', '2 B St', '3 C St'], 4)
  const { searchParams } = new URL(round?.url ?? '')

  expect(round).toMatchObject({ first: 1, last: 4 })
  expect(searchParams.get('destination')).toBe('3 C St')
  expect(searchParams.get('waypoints')).toBe('1 A St|2 B St')
  expect(roundLinks(['', ''], 4)).toEqual([])
  expect(mapLink('1 King St & Queen, Oshawa')).toBe(
    'https://www.google.com/maps/search/?api=1&query=1+King+St+%26+Queen%2C+Oshawa',
  )
  expect(directionsLink('')).toBeUndefined()
})

test('a route with too many addresses for one link is split into several links', () => {
  const addresses = Array.from({ length: 23 }, (_, index) => (index === 4 ? '' : `${index + 1} King St`))

  const links = roundLinks(addresses, 10)

  expect(links.map(({ first, last }) => `${first} to ${last}`)).toEqual(['1 to 11', '12 to 21', '22 to 23'])
  const named = links.flatMap(({ url }) => {
    const { searchParams } = new URL(url)
    return [...(searchParams.get('waypoints')?.split('|') ?? []), searchParams.get('destination')]
  })
  expect(named).toEqual(addresses.filter(Boolean))
})

const [first, last] = [cities[0]?.name, cities.at(-1)?.name]

const nothing = { postalCode: '', message: '', page: '' }
const visit = (number: number, address: string, visitFrom = '') => ({
  ...nothing,
  number,
  address,
  visitFrom,
})

test('visits are ordered by their windows, then by city from west to east', () => {
  const visits = [
    visit(1, `5 King Street, ${last}`, '09:00'),
    visit(2, `1 Main Street, ${last}`, '17:00'),
    visit(3, `9 Bayly Street, ${first}`, '09:00'),
    visit(4, `2 Harwood Avenue, ${last}`),
    visit(5, '14 Somewhere Road', '09:00'),
  ]

  // Of two visits in one city, the earlier request comes first.
  const morning = first === last ? [1, 3] : [3, 1]
  expect(inRoadOrder(visits).map(({ number }) => number)).toEqual([...morning, 5, 2, 4])
})

test('a place is the address, and the city where the address leaves it out', () => {
  const inCity = { ...visit(1, ''), message: `A couch in ${first}` }

  expect(describePlace(inCity)).toBe(first)
  expect(describePlace(visit(1, '14 Lakeside Drive'))).toBe('14 Lakeside Drive')
  expect(describePlace({ ...inCity, address: '14 Lakeside Drive' })).toBe(`14 Lakeside Drive, ${first}`)
  expect(describePlace(visit(1, `14 Lakeside Drive, ${first}`))).toBe(`14 Lakeside Drive, ${first}`)
})

test('the page of a request has the name of its record, and one without a record its path', () => {
  const [[city], [service], [direct]] = [cities, cityServices, directServices]
  if (!city || !service || !direct) throw new Error('A kind of page has no record.')

  const names = [
    [`${paths.home}?utm_source=flyer`, 'Home page'],
    [paths.gallery, 'Before and after photos'],
    [paths.city(city.slug), city.name],
    [paths.directService(direct.slug), direct.name],
    [`${paths.cityService(city.slug, service.slug)}?a=b`, `${service.name} in ${city.name}`],
    ['/old-page?a=b', '/old-page?a=b'],
  ] as const
  for (const [path, name] of names) expect(pageName(path)).toBe(name)
})
