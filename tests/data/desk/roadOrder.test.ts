import { expect, test } from 'vitest'
import { inRoadOrder } from '#data/desk/roadOrder.ts'

const visit = (number: number, address: string, visitWindow = '') => ({
  number,
  address,
  visitWindow,
  message: '',
  page: '',
})

test('a day goes by time of day, and within it along the road from west to east', () => {
  const visits = [
    visit(1, '5 King Street, Bowmanville', 'morning'),
    visit(2, '1 Main Street, Ajax', 'evening'),
    visit(3, '9 Bayly Street, Pickering', 'morning'),
    visit(4, '2 Harwood Avenue, Ajax'),
    visit(5, '14 Somewhere Road', 'morning'),
  ]

  expect(inRoadOrder(visits).map(({ number }) => number)).toEqual([3, 1, 5, 2, 4])
})

test('two visits in one city keep the order in which they came in', () => {
  const visits = [visit(2, '2 Elm Street, Whitby'), visit(1, '1 Elm Street, Whitby')]

  expect(inRoadOrder(visits).map(({ number }) => number)).toEqual([1, 2])
})
