import { expect, test } from 'vitest'
import { currentItem } from '#components/header/Navigation.tsx'
import { navigation } from '#data/company/navigation.ts'

const currentItems = (pathname: string) =>
  navigation.flatMap((item) => {
    const current = currentItem(item, pathname, 'hero')
    return current ? [`${item.label}: ${current}`] : []
  })

test('an item is current on its page and on pages below, and never elsewhere', () => {
  expect(currentItems('/')).toEqual([])
  expect(currentItems('/service-areas')).toEqual(['Service Areas: page'])
  expect(currentItems('/service-areas/ajax')).toEqual(['Service Areas: true'])
  expect(currentItems('/about-us-too')).toEqual([])
})
