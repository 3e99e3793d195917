import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { site } from '#data/company/site.ts'
import { currency } from '#data/prices/pricing.ts'

test.each([
  ['the language', `'${site.language}'`, ['data/places/*.ts']],
  ['the language', `"${site.language}"`, ['renderer/desk/*.html']],
  ['the code of the currency', `'${currency.code}'`, ['data/search/*.ts', 'pages/**/*.ts']],
  ['the name of the currency', currency.name, ['data/search/*.ts', 'pages/**/*.ts']],
  ['the service for search engines', `'${site.serviceType}'`, ['pages/**/*.ts']],
  ['the short unit of a load', 'yd³', ['components/**/*.{ts,tsx}']],
])('no code repeats %s, which the records have', (_what, text, sources) => {
  const files = globSync(sources)

  expect(files.length).toBeGreaterThan(0)
  expect(files.filter((file) => readFileSync(file, 'utf8').includes(text))).toEqual([])
})
