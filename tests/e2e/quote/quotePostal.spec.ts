import { expect, type Locator, type Page, test } from '@playwright/test'
import { hydrate } from '#tests/support/browser/hydrate.ts'
import { watchFaults } from '#tests/support/page/watchFaults.ts'

test('the answer comes after three characters', async ({ page }) => {
  const faults = watchFaults(page)
  const asked = watchList(page)
  await page.goto('/')
  await hydrate(page)
  expect(asked).toEqual([])

  await field(page).pressSequentially('l1')
  await expect(answer(page)).toHaveText('')
  await field(page).pressSequentially('s')
  await expect(answer(page)).toHaveText('Yes, we come to you. L1S is in Ajax.')
  await field(page).pressSequentially(' 4w2')
  await expect(answer(page)).toHaveText('Yes, we come to you. L1S is in Ajax.')

  expect(asked).toHaveLength(1)
  expect(faults).toEqual([])
})

test('each code has its answer, which moves nothing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
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
})

test('a list that cannot be fetched shows an error with the phone number', async ({ page }) => {
  await page.route('**/postalCodes*', (route) => route.abort())
  await page.goto('/')
  await hydrate(page)

  await field(page).fill('L1S')

  await expect(answer(page)).toHaveText(/couldn’t be loaded.*905\.555\.0142/)
})

for (const { part, pattern } of [
  { part: 'list', pattern: '**/postalCodes*' },
  { part: 'script', pattern: '**/*.{js,json}' },
]) {
  test(`when the ${part} could not be fetched, the next code asks for it again`, async ({ page }) => {
    await page.goto('/')
    await hydrate(page)
    await page.waitForLoadState('networkidle')
    await page.route(pattern, (route) => route.abort())
    await field(page).fill('L1S')
    await expect(answer(page)).toHaveText(/couldn’t be loaded/)

    await page.unroute(pattern)
    await field(page).fill('M1X')

    await expect(answer(page)).toHaveText('Yes, we come to you. M1X is in Scarborough.')
  })
}

test('the list is kept while it is shown, and for five minutes after', async ({ page }) => {
  await page.clock.install()
  const asked = watchList(page)
  await page.goto('/')
  await hydrate(page)
  await ask(page)
  await page.clock.runFor(60 * 60_000)
  await ask(page, 'M1B', 'Scarborough')
  expect(asked).toHaveLength(1)

  await leaveAndReturn(page, 4)
  await ask(page)
  expect(asked).toHaveLength(1)

  await leaveAndReturn(page, 6)
  await ask(page)
  expect(asked).toHaveLength(2)
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

function watchList(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('postalCodes')) asked.push(request.url())
  })
  return asked
}

async function ask(page: Page, code = 'L1S', city = 'Ajax'): Promise<void> {
  await field(page).fill(code)
  await expect(answer(page)).toContainText(city)
}

async function leaveAndReturn(page: Page, minutes: number): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  // Shown, not only asked for: a page that does not come within eight seconds is loaded as a document.
  await expect(page.getByRole('heading', { level: 1 })).toContainText('About')
  await page.clock.runFor(minutes * 60_000)
  await page.goBack()
  await expect(page).toHaveURL('/')
}
