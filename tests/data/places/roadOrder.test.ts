import { expect, test } from 'vitest'
import { describePlace, inRoadOrder } from '#data/desk/visitPlace.ts'
import { cities } from '#data/places/cities.ts'

const [first, last] = [cities[0]?.name, cities.at(-1)?.name]

const visit = (number: number, address: string, visitFrom = '') => ({
  number,
  address,
  visitFrom,
  postalCode: '',
  message: '',
  page: '',
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
  expect(describePlace({ ...inCity, address: '14 Lakeside Drive' })).toBe(`14 Lakeside Drive, ${first}`)
  expect(describePlace(visit(1, `14 Lakeside Drive, ${first}`))).toBe(`14 Lakeside Drive, ${first}`)
})
