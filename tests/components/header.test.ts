import { expect, test } from 'vitest'
import { currentItem } from '#components/header/currentItem.ts'
import { headerState } from '#components/header/headerLook.ts'
import { navigation } from '#data/company/navigation.ts'
import type { HomeSection } from '#data/paths.ts'
import { headerLabels } from '#tests/support/specification.ts'

const itemsCurrent = (pathname: string, section?: HomeSection) =>
  navigation.flatMap((item) => {
    const current = currentItem(item, pathname, section)
    return current ? [`${item.label}: ${current}`] : []
  })

test.each<[boolean, HomeSection | undefined, string]>([
  [false, undefined, 'white'],
  [false, 'hero', 'white'],
  [true, undefined, 'translucent'],
  [true, 'pricing', 'translucent'],
  [true, 'contact', 'dark'],
  [false, 'contact', 'dark'],
])('scrolled %s in section %s the header is %s', (scrolled, section, state) => {
  expect(headerState(scrolled, section)).toBe(state)
})

test('the section being read makes its item the current place', () => {
  expect(itemsCurrent('/', 'pricing')).toEqual(['Pricing: location'])
})

test('the hero has no item, so none is current at the top of home', () => {
  expect(itemsCurrent('/', 'hero')).toEqual([])
})

test('a page below Service Areas keeps that item current, but not as the page shown', () => {
  expect(itemsCurrent('/service-areas')).toEqual(['Service Areas: page'])
  expect(itemsCurrent('/service-areas/ajax')).toEqual(['Service Areas: true'])
})

test('an address that only begins like an item is another page', () => {
  expect(itemsCurrent('/about-us-too')).toEqual([])
})

test('the items stand in the specified order', () => {
  expect(navigation.map(({ label }) => label)).toEqual(headerLabels)
})
