import { expect, test } from 'vitest'
import { site } from '#data/company/site.ts'
import { readBuiltPage, readBuiltPages, textOf } from '#tests/support/build/builtPages.ts'
import { callLink, faultsOf } from '#tests/support/build/pageParts.ts'
import { cityPaths, cityServicePages, directServicePaths } from '#tests/support/content/specification.ts'

const pages = readBuiltPages()

test('every city, city-service and direct page names the lowest price, same-day service and the insurance @9-4', () => {
  const paths = [...cityPaths, ...directServicePaths, ...cityServicePages.map(({ path }) => path)]

  const faults = paths.flatMap((path) => {
    const text = textOf(readBuiltPage(path).main)
    return [/(from|starting at|start at) \$55/i, /same[ -]day/i, /before noon/i, /insured/i]
      .filter((claim) => !claim.test(text))
      .map((claim) => `${path}: ${claim}`)
  })

  expect(faults).toEqual([])
})

test('the phone number is shown dotted or bracketed, and every call link dials it @9-7', () => {
  const digits = site.phone.slice(-10)
  const anyForm = new RegExp([...digits].join('[^0-9]{0,2}'), 'g')

  const faults = pages.flatMap(({ path, document }) => {
    const attributes = document
      .querySelectorAll('[aria-label], [alt], [title], [content]')
      .flatMap((element) => Object.values(element.attributes))
      .filter((value) => !value.startsWith('tel:'))
    const shown = [textOf(document), ...attributes].flatMap((text) => text.match(anyForm) ?? [])
    const dialled = document.querySelectorAll('a[href^="tel:"]').map((link) => link.getAttribute('href'))
    return [
      ...shown.filter((form) => form !== site.phoneDotted && !site.phoneBracketed.endsWith(form)),
      ...dialled.filter((to) => to !== callLink),
    ].map((form) => `${path}: ${form}`)
  })

  const home = textOf(readBuiltPage('/').document)
  expect([site.phoneDotted, site.phoneBracketed].filter((form) => !home.includes(form))).toEqual([])
  expect(site.phoneDotted).toMatch(/^\d{3}\.\d{3}\.\d{4}$/)
  expect(site.phoneBracketed).toMatch(/^\(\d{3}\) \d{3}-\d{4}$/)
  expect(faults).toEqual([])
})

test('the site gives one number of years', () => {
  const faults = faultsOf(
    pages,
    ({ document }) => !/over (?!10\b)\d+ years|\b15 years/i.test(textOf(document)),
  )

  expect(faults).toEqual([])
})
