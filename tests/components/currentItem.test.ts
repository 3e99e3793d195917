import { expect, test } from 'vitest'
import { currentItem } from '#components/header/Navigation.tsx'
import { navigation } from '#data/company/navigation.ts'

const currentItems = (pathname: string) =>
  navigation.flatMap((item) => {
    const current = currentItem(item, pathname, 'hero')
    return current ? [`${item.label}: ${current}`] : []
  })

test('a section without an item marks none as current', () => {
  expect(currentItems('/')).toEqual([])
})

test('Service Areas is the current page there, and current but not the page on a city’s page', () => {
  expect(currentItems('/service-areas')).toEqual(['Service Areas: page'])
  expect(currentItems('/service-areas/ajax')).toEqual(['Service Areas: true'])
})

test('a path that only starts with an item’s path marks none as current', () => {
  expect(currentItems('/about-us-too')).toEqual([])
})
