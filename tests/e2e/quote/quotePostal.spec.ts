import { expect, type Locator, type Page, test } from '@playwright/test'
import { hydrate } from '#tests/support/browser/hydrate.ts'
import { watchFaults } from '#tests/support/page/watchFaults.ts'

test('the answer comes after three characters and moves nothing, and the list is kept while it is shown and for five minutes after', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('postalCodes')) asked.push(request.url())
  })
  const faults = watchFaults(page, (fault) => /woff2|ERR_FAILED/.test(fault))
  await page.clock.install()
  // The fonts have a test of their own (layoutShift.spec.ts).
  await page.route('**/*.woff2', (route) => route.abort())
  await page.goto('/service-areas')
  await hydrate(page)
  const distances = () =>
    page.evaluate(() => {
      const top = (selector: string) =>
        document.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN
      return [top('#contact form') - top('#contact'), top('footer') - top('#contact')]
    })
  await expect(field(page)).toBeVisible()
  const before = await distances()
  expect(asked).toEqual([])

  // Contrast on a ground with a pattern is nothing that axe can tell.
  await test.step('its label is as light as the words around it, and the phone number is not the colour of other links', async () => {
    const contact = page.locator('#contact')
    const colourOf = (words: Locator) => words.evaluate((element) => getComputedStyle(element).color)
    const light = await colourOf(contact.getByRole('heading', { name: 'Do we come to you?' }))
    expect(light).toBe('rgb(255, 255, 255)')
    expect(await colourOf(contact.getByText('Your postal code ('))).toBe(light)
    expect(await colourOf(contact.getByRole('link', { name: '@' }))).toBe(light)
    expect(await colourOf(contact.getByRole('link', { name: '905' }))).not.toBe(light)
  })

  await field(page).pressSequentially('l1')
  await expect(answer(page)).toHaveText('')
  for (const part of ['s', ' 4w2']) {
    await field(page).pressSequentially(part)
    await expect(answer(page)).toHaveText('Yes, we come to you. L1S is in Ajax.')
  }
  for (const { typed, says } of [
    { typed: 'M1X 1A1', says: 'Yes, we come to you. M1X is in Scarborough.' },
    { typed: 'LOB 1M0', says: /^L0B covers more than one town.*905\.555\.0142/ },
    { typed: 'K1A 0B1', says: /^K1A isn’t on our list.*905\.555\.0142/ },
    { typed: '90210', says: 'A postal code starts with a letter, a number and a letter, like L1S.' },
  ]) {
    await field(page).fill(typed)
    await expect(answer(page)).toHaveText(says)
    expect(await distances(), typed).toEqual(before)
  }

  await ask(page, 'L1S', 'Ajax')
  await page.clock.runFor(60 * 60_000)
  await ask(page, 'M1B', 'Scarborough')
  await leaveAndReturn(page, 4)
  await ask(page, 'L1S', 'Ajax')
  expect(asked).toHaveLength(1)
  await leaveAndReturn(page, 6)
  await ask(page, 'L1S', 'Ajax')
  expect(asked).toHaveLength(2)
  expect(faults).toEqual([])
})

test('a script or list that cannot be fetched shows an error with the phone number, and the next code asks for it again', async ({
  page,
}) => {
  const expectFault = async (code: string) => {
    await field(page).fill(code)
    await expect(answer(page)).toHaveText(/couldn’t be loaded.*905\.555\.0142/)
  }
  await page.goto('/')
  await hydrate(page)
  await page.waitForLoadState('networkidle')
  await page.route('**/*.{js,json}', (route) => route.abort())
  await expectFault('L1S')
  await page.unroute('**/*.{js,json}')
  await page.route('**/postalCodes*', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('postalCodes'))
  await expectFault('M1B')
  await failed

  await page.unroute('**/postalCodes*')
  await field(page).fill('M1X')

  await expect(answer(page)).toHaveText('Yes, we come to you. M1X is in Scarborough.')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('there is no field that could not answer, and the number to call is there', async ({ page }) => {
    await page.goto('/service-areas')

    await expect(page.getByRole('heading', { name: 'Do we come to you?' })).toBeVisible()
    await expect(page.getByText('If you’re not sure, call 905.555.0142 and ask.')).toBeVisible()
    await expect(field(page)).toBeHidden()
    expect(await page.locator('#postal-code').boundingBox()).toBeNull()
  })
})

const field = (page: Page) => page.getByLabel('Your postal code')

const answer = (page: Page) => page.locator('#contact').getByRole('status')

async function ask(page: Page, code: string, city: string): Promise<void> {
  await field(page).fill(code)
  await expect(answer(page)).toContainText(city)
}

async function leaveAndReturn(page: Page, minutes: number): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  // Shown, not only asked for: a page that does not come within eight seconds is loaded as a document.
  await expect(page.getByRole('heading', { level: 1 })).toContainText('About')
  await page.clock.runFor(minutes * 60_000)
  await page.goBack()
  await expect(page).toHaveURL('/service-areas')
}
