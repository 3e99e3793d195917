import { expect, type Page, test } from '@playwright/test'
import { hydrateOnIntentOnly } from '#tests/support/browser/visit.ts'
import {
  axeViolations,
  findOverflow,
  findPageFaults,
  preloadAxe,
  widths,
} from '#tests/support/page/pageFaults.ts'
import { otherPaths } from '#tests/support/page/pageKinds.ts'
import { isNotFoundStatus, watchErrors } from '#tests/support/page/watch.ts'

const shares = 8
/** Parts that every page shares. */
const shared = { exclude: ['header', 'footer'] }
/** page/everyKind.spec.ts checks these and the focus on one page of each kind. */
const rules = { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } }

const ofCityService = /^\/services\/([^/]+)\/([^/]+)$/
/** A part of the paths of services in cities, each once. */
const partsOf = (part: number) => [
  ...new Set(otherPaths.flatMap((path) => ofCityService.exec(path)?.[part] ?? [])),
]
const cities = partsOf(1)
/** Of the pages of services in cities, those that are hydrated: one of each service, the cities in turn. */
const hydrated = new Set(
  partsOf(2).map((service, index) => `/services/${cities[index % cities.length]}/${service}`),
)

// Each share has one of the four widths. page/everyKind.spec.ts checks one page of each kind at all of them.
for (let share = 0; share < shares; share++) {
  test(`every page is whole, and accessible where it differs: ${share + 1} of ${shares}`, async ({
    page,
  }) => {
    // Some thirty pages: a busy machine may take twenty times as long as a quiet one.
    test.setTimeout(600_000)
    const errors = watchErrors(page, isNotFoundStatus)
    await hydrateOnIntentOnly(page)
    await preloadAxe(page)
    // Each page as the first of a visit: another city's page would choose the city of this one's links.
    await page.addInitScript(() => sessionStorage.clear())

    for (const [index, path] of otherPaths.entries()) {
      if (index % shares !== share) continue
      await page.setViewportSize({ width: widths[share % widths.length] ?? widths[0], height: 900 })
      const isSent = ofCityService.test(path) && !hydrated.has(path)
      const found = isSent ? await findSentFaults(page, path) : await findAllFaults(page, path)
      errors.push(...found.map((fault) => `${path} ${fault}`))
    }

    expect(errors).toEqual([])
  })
}

async function findAllFaults(page: Page, path: string): Promise<string[]> {
  const faults = await findPageFaults(page, path)
  // A late failure must not be reported for the next page.
  await page.waitForLoadState()
  const found = [...faults, ...(await axeViolations(page, shared, rules))]
  await page.setViewportSize({ width: 390, height: 900 })
  await page.addStyleTag({ content: 'html { font-size: 200% }' })
  return [...found, ...(await page.evaluate(findOverflow)).map((fault) => `with large text: ${fault}`)]
}

/** The faults of a page as it was sent. The tests of build/ read its text and its HTML. */
async function findSentFaults(page: Page, path: string): Promise<string[]> {
  await page.goto(path)
  return page.evaluate(findOverflow)
}
