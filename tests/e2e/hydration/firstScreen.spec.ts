import { expect, type Page, test } from '@playwright/test'
import { hydrateFirstScreen } from '#tests/support/browser/hydrate.ts'
import { expectUnderHeader } from '#tests/support/browser/scrolling.ts'
import { expectMarkedDocument, footerLink, visit } from '#tests/support/browser/visit.ts'
import { readBuiltPage } from '#tests/support/build/builtPages.ts'

/** The number of sections of a whole page. */
const sectionsOf = (path: string) => readBuiltPage(path).main.querySelectorAll('section').length
const home = sectionsOf('/')
const about = sectionsOf('/about-us')

/** The next page in its first frame. */
type Arrival = {
  sections: number
  footerInView: boolean
  /** Whether a control still looks as before hydration. */
  controlsWait: boolean
}

/** Captures the next page as soon as the previous heading is gone. */
async function watchArrival(page: Page): Promise<() => Promise<Arrival>> {
  const watched = await page.evaluateHandle(() => {
    const before = document.querySelector('h1')
    const arrival = new Promise<Arrival>((resolve) => {
      const changes = new MutationObserver(() => {
        if (document.querySelector('h1') === before) return
        changes.disconnect()
        const footer = document.querySelector('footer')?.getBoundingClientRect()
        resolve({
          sections: document.querySelectorAll('main section').length,
          footerInView: footer !== undefined && footer.top < innerHeight,
          controlsWait: document.querySelector('main [data-waiting]') !== null,
        })
      })
      changes.observe(document.body, { childList: true, subtree: true })
    })
    // Wrapped in an object, because evaluateHandle awaits a bare promise.
    return { arrival }
  })
  return () => watched.evaluate(({ arrival }) => arrival)
}

test('a navigation renders the first screen before the rest, but a link to a section or going back renders the whole page', async ({
  page,
}) => {
  await visit(page, '/services/yard-waste')
  const arrivalAtSection = await watchArrival(page)

  await footerLink(page, 'Pricing').click()

  expect((await arrivalAtSection()).sections).toBe(home)
  const arrival = await watchArrival(page)

  await footerLink(page, 'About Us').click()

  const first = await arrival()
  expect(first.sections).toBeLessThan(about)
  expect(first.footerInView).toBe(false)
  await expect(page.locator('main section')).toHaveCount(about)
  const arrivalBack = await watchArrival(page)

  await page.goBack()

  expect((await arrivalBack()).sections).toBe(home)
})

test('Get Free Quote renders the home page’s form first, and the form keeps its position and focus when the rest is added @2-direct-service-6', async ({
  page,
}) => {
  await visit(page, '/services/ajax/hot-tub-removal')
  const entries = await page.evaluate(() => history.length)
  const arrival = await watchArrival(page)

  await page.getByRole('main').getByRole('link', { name: 'Get Free Quote' }).first().click()

  expect(await arrival()).toMatchObject({ sections: 1, controlsWait: false })
  await expect(page.locator('main section')).toHaveCount(home)
  await expectUnderHeader(page, '#contact')
  await expect(page.locator('#contact')).toBeFocused()
  expect(await page.evaluate(() => [scrollY > 3 * innerHeight, history.length])).toEqual([true, entries + 1])
  await expect(page).toHaveURL('/#contact')
  await expectMarkedDocument(page)
})

test('the skip link hydrates the whole page and focuses the content', async ({ page }) => {
  await page.goto('/')
  await hydrateFirstScreen(page)

  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL('/#content')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.locator('[data-dehydrated]')).toHaveCount(0)
  await expect(page.locator('main section')).toHaveCount(home)
})
