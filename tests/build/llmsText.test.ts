import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  builtFolder,
  builtOrigin,
  find,
  readAddressedPages,
  readBuiltPage,
  textOf,
} from '#tests/support/build/builtPages.ts'
import { cityServiceSlugs, citySlugs, directServiceSlugs } from '#tests/support/content/specification.ts'

const text = readFileSync(join(builtFolder, 'llms.txt'), 'utf8')
const links = [...text.matchAll(/^- \[(.+?)\]\((.+?)\)(?:: (.+))?$/gm)].map(
  ([, label = '', to = '', note = '']) => ({ label, to, note }),
)

test('llms.txt leads to every town and every service, and nowhere that is no page', () => {
  const pages = new Set(readAddressedPages().map(({ address }) => builtOrigin + address))
  const targets = links.map(({ to }) => to)

  const wanted = [
    ...citySlugs.map((city) => `/service-areas/${city}`),
    ...directServiceSlugs.map((service) => `/services/${service}`),
    ...cityServiceSlugs.map((service) => `/services/pickering/${service}`),
  ].map((path) => builtOrigin + path)

  expect(wanted.filter((address) => !targets.includes(address))).toEqual([])
  expect(targets.filter((to) => !/^(tel|mailto):/.test(to) && !pages.has(to.split('#')[0] ?? ''))).toEqual([])
})

test('its prices are those of the home page', () => {
  const shown = textOf(find(readBuiltPage('/').main, '#pricing'))
  const prices = links.filter(({ label }) => label.includes('$'))

  expect(prices).toHaveLength(6)
  expect(
    prices.filter(({ label, note }) => ![...label.split(', '), note].every((part) => shown.includes(part))),
  ).toEqual([])
})
