import { expect, type Page, type Route } from '@playwright/test'
import {
  ada,
  empty,
  keptPhotos,
  laterDay,
  noisyPhoto,
  stored,
  test,
} from '#tests/support/browser/quoteForm.ts'
import { holdScripts, hydrateOnIntentOnly, startInterception, visit } from '#tests/support/browser/visit.ts'

test.beforeEach(({ page }) => hydrateOnIntentOnly(page))

test('a form sent early without its required fields shows the toast that names them', async ({
  page,
  form,
}) => {
  // The browser's own message comes after three seconds. With a stopped clock, hydration comes first.
  await stopTime(page)
  const release = await holdScripts(page)
  await form.send.click()
  await expect(form.field('Name')).not.toBeFocused()

  release()
  await expect(form.field('Name')).toBeFocused()
  await page.clock.resume()

  await form.expectToast('alert', 'Missing Information', 'Please fill in all required fields.')
})

test('a form is validated by the browser after three seconds, and posted', async ({ page, form }) => {
  const message = 'Posted after three seconds'
  await stopTime(page)
  await holdScripts(page)
  const name = form.field('Name')
  await form.send.click()
  await page.clock.runFor(2900)
  await expect(name).not.toBeFocused()

  await page.clock.runFor(100)

  await expect(name).toBeFocused()
  await form.fill({ ...ada, message })
  await form.send.click()
  await expect(page).toHaveURL('/thank-you')
  expect(await stored(message)).toMatchObject([{ ...ada, message, page: '/service-areas' }])
})

test('a form is stored once although it is sent again during its post', async ({ page, form }) => {
  const message = 'Sent again during the post'
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const storeWithoutResponse = async (route: Route) => {
    await route.fetch({ maxRedirects: 0 })
    await ended
    await route.abort()
  }
  await page.clock.install()
  await hydrateOnIntentOnly(page)
  await page.goto('/service-areas')
  const release = await holdScripts(page)
  await page.route('/api/quotes', storeWithoutResponse, { times: 1 })
  await form.fill({ ...ada, message })
  await page.evaluate(sendOnceHydrated)
  await form.send.click()
  await page.clock.fastForward(3000)
  await expect.poll(() => stored(message)).toHaveLength(1)

  release()

  await expect(page).toHaveURL('/thank-you')
  end()
  expect(await stored(message)).toHaveLength(1)
})

test('a form is posted by the browser when hydration fails', async ({ page, form }) => {
  const message = 'Posted without the rest'
  await visit(page, '/service-areas')
  await form.fill({ ...ada, message: 'An older draft' })
  await page.goto('/service-areas')
  await page.route('**/chunks/*.js', (route) => route.abort())
  await form.send.click()
  await expect(form.field('Name')).toBeFocused()
  await expect(page).toHaveURL('/service-areas')
  await form.fill({ ...ada, message })

  await form.send.click()

  await expect(page).toHaveURL('/thank-you')
  expect(await stored(message)).toHaveLength(1)
  await page.unroute('**/chunks/*.js')
  await visit(page, '/service-areas')
  expect(await form.read()).toEqual(empty)
  await form.fill({ ...ada, message: 'A newer draft' })
  await page.goto('/thank-you')
  await visit(page, '/service-areas')
  expect(await form.read()).toEqual({ ...ada, message: 'A newer draft' })
})

/** Opens a page with the form, with a stopped clock. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.install({ time: 0 })
  // The fake clock would run idle callbacks, so they are disabled again.
  await hydrateOnIntentOnly(page)
  await startInterception(page)
  await page.goto('/service-areas')
  await page.clock.pauseAt(60 * 60 * 1000)
}

/** Runs in the page: while the browser waits for a document, Playwright can neither read nor click. */
function sendOnceHydrated() {
  const timer = setInterval(() => {
    if (history.scrollRestoration !== 'manual') return
    clearInterval(timer)
    document.forms[0]?.requestSubmit()
  }, 20)
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a faulty form comes back, and a good one is kept', async ({ page, form }) => {
    const message = 'A pile "without" <script>\nand a chair'
    const day = laterDay()
    await page.goto('/service-areas')
    await form.fill({ ...ada, name: '  ', message })
    await form.field('Preferred day').fill(day)
    await form.field('Time of day').selectOption('Evening')
    await form.field('Postal code').fill('L1S 4W2')
    await form.field('Basement').check()
    await form.field('Stairs').check()

    await form.send.click()
    await expect(page.getByRole('alert')).toHaveText('Please fill in your name.')
    await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Please fill in your name.')
    await page.getByRole('link', { name: 'Please fill in your name.' }).click()
    await expect(page.getByLabel('Name')).toBeFocused()
    // The test of quoteForm holds that every field is filled in.
    await expect(page.getByLabel('Message')).toHaveValue(message)
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2)
    expect(await stored(message)).toEqual([])
    await page.getByLabel('Name').fill(ada.name)
    await page.getByLabel('Email').fill('')
    await page.getByLabel('Photos').setInputFiles([await noisyPhoto('a.jpg'), await noisyPhoto('b.jpg')])
    await page.getByRole('button', { name: 'Get Free Quote' }).click()

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you')
    await expect(page.getByText('We have your 2 photos.')).toBeVisible()
    const answers = { day, window: 'evening', postalCode: 'L1S 4W2', access: 'basement,stairs' }
    expect(await stored(message)).toMatchObject([{ ...ada, email: '', ...answers, spam: false }])
    expect(await keptPhotos(message)).toHaveLength(2)
  })
})
