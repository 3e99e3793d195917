import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { site } from '#data/company/site.ts'
import {
  builtFolder,
  builtOrigin,
  find,
  readBuiltPage,
  readPagesWithPath,
  textOf,
} from '#tests/support/build/builtPages.ts'
import { cityServiceSlugs, citySlugs, directServiceSlugs } from '#tests/support/content/specification.ts'

const text = readFileSync(join(builtFolder, 'llms.txt'), 'utf8')
const links = [...text.matchAll(/^- \[(.+?)\]\((.+?)\)(?:: (.+))?$/gm)].map(
  ([, label = '', to = '', note = '']) => ({
    label,
    to,
    note,
  }),
)

test('llms.txt begins with the company’s name and a paragraph that sums it up', () => {
  const [title, , summary] = text.split('\n')

  expect(title).toBe(`# ${site.brand}`)
  expect(summary).toMatch(/^> .*Durham Region.*from \$55.*HST is extra.*905\.555\.0142\.$/)
  expect(text).not.toMatch(/\{\w+\}|undefined/)
})

test('it has sections for services, cities, prices and contact', () => {
  const sections = [...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title)

  expect(sections).toEqual(
    expect.arrayContaining(['Services for the whole region', 'Towns', 'Prices', 'Contact']),
  )
})

test('it leads to every city and every service, and nowhere that is no page', () => {
  const pages = new Set(readPagesWithPath().map(({ path }) => builtOrigin + path))
  const targets = links.map(({ to }) => to)

  const wanted = [
    ...citySlugs.map((city) => `/service-areas/${city}`),
    ...directServiceSlugs.map((service) => `/services/${service}`),
    ...cityServiceSlugs.map((service) => `/services/pickering/${service}`),
  ].map((path) => builtOrigin + path)

  expect(wanted.filter((url) => !targets.includes(url))).toEqual([])
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
