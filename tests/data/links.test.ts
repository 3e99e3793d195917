import { expect, test } from 'vitest'
import { logoShapes } from '#data/company/logo.ts'
import { legalLinks, navigation, quickLinks } from '#data/company/navigation.ts'
import { profileLinks } from '#data/pages/about.ts'
import { extraPages } from '#data/pages/extraPages.ts'
import { notFound } from '#data/pages/notFound.ts'
import { serviceAreas } from '#data/pages/serviceAreas.ts'
import { paths } from '#data/paths.ts'
import { contact } from '#data/quote/contact.ts'

const addresses: readonly string[] = [
  ...Object.values(paths).filter((path) => typeof path === 'string'),
  ...extraPages.map(({ path }) => path),
  ...(['services', 'pricing', 'how-it-works', 'reviews', 'contact'] as const).map(paths.homeSection),
]

test('menus lead to pages and sections there are', () => {
  const links = [...navigation, ...quickLinks, ...legalLinks, ...notFound.waysOn]

  expect(links.map(({ address }) => address).filter((address) => !addresses.includes(address))).toEqual([])
  for (const { address, section } of navigation)
    expect(section).toBe(address.startsWith('/#') ? address.slice(2) : undefined)
})

test('profiles are links to other sites', () => {
  for (const { address } of profileLinks) expect(new URL(address).protocol).toBe('https:')
})

test('what is said on every page has no placeholder left', () => {
  expect(JSON.stringify([contact, notFound, serviceAreas])).not.toMatch(/\{\w+\}/)
})

test('each part of the logo is filled or drawn', () => {
  for (const { fill, stroke } of logoShapes) expect(fill ?? stroke).toBeDefined()
})
