import { expect, type Page, type Route, test } from '@playwright/test'
import {
  ada,
  empty,
  expectToast,
  fillForm,
  quoteForm,
  readForm,
  sendButton,
  stored,
  watchSending,
} from '#tests/support/browser/quoteForm.ts'
import { idOf, keptPhotos, laterDay, noisyPhoto } from '#tests/support/browser/quotePhotos.ts'
import { holdScripts, hydrateOnIntentOnly, startInterception, visit } from '#tests/support/browser/visit.ts'
import { watchErrors } from '#tests/support/page/watch.ts'

test.beforeEach(({ page }) => hydrateOnIntentOnly(page))

test.describe('a form sent before hydration', () => {
  test('by a click or two is sent once, after hydration', async ({ page }) => {
    const message = 'Sent by two clicks'
    const sent = watchSending(page)
    const errors = watchErrors(page)
    await stopTime(page)
    const release = await holdScripts(page)
    await fillForm(page, { ...ada, message })

    await sendButton(page).dblclick()
    expect(await stored(message)).toEqual([])
    release()
    await expect.poll(() => sent).toHaveLength(1)
    await page.clock.resume()

    await expectToast(page, 'status', 'Success!', 'Quote request submitted successfully!')
    expect(await readForm(page)).toEqual(empty)
    expect(sent).toHaveLength(1)
    expect(await stored(message)).toHaveLength(1)
    expect(errors).toEqual([])
  })

  test('without its required fields shows the toast that names them', async ({ page }) => {
    // The browser's own message comes after three seconds. With a stopped clock, hydration comes first.
    await stopTime(page)
    const release = await holdScripts(page)
    await sendButton(page).click()
    await expect(quoteForm(page).getByLabel('Name')).not.toBeFocused()

    release()
    await expect(quoteForm(page).getByLabel('Name')).toBeFocused()
    await page.clock.resume()

    await expectToast(page, 'alert', 'Missing Information', 'Please fill in all required fields.')
  })

  test('is validated by the browser after three seconds, and posted if complete', async ({ page }) => {
    const message = 'Posted after three seconds'
    await stopTime(page)
    await holdScripts(page)
    const name = quoteForm(page).getByLabel('Name')
    await sendButton(page).click()
    await page.clock.runFor(2900)
    await expect(name).not.toBeFocused()

    await page.clock.runFor(100)

    await expect(name).toBeFocused()
    await fillForm(page, { ...ada, message })
    await sendButton(page).click()
    await expect(page).toHaveURL('/thank-you')
    expect(await stored(message)).toMatchObject([{ ...ada, message, page: '/service-areas' }])
  })

  test('is stored once although it is sent again while the browser waits for the response to its post', async ({
    page,
  }) => {
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
    await fillForm(page, { ...ada, message })
    await page.evaluate(sendOnceHydrated)
    await sendButton(page).click()
    await page.clock.fastForward(3000)
    await expect.poll(() => stored(message)).toHaveLength(1)

    release()

    await expect(page).toHaveURL('/thank-you')
    end()
    expect(await stored(message)).toHaveLength(1)
  })

  test('is validated and posted by the browser at once when hydration fails, and a newer draft is restored, but not an older one', async ({
    page,
  }) => {
    const message = 'Posted without the rest'
    await visit(page, '/service-areas')
    await fillForm(page, { ...ada, message: 'An older draft' })
    await page.goto('/service-areas')
    await page.route('**/chunks/*.js', (route) => route.abort())
    await sendButton(page).click()
    await expect(quoteForm(page).getByLabel('Name')).toBeFocused()
    await expect(page).toHaveURL('/service-areas')
    await fillForm(page, { ...ada, message })

    await sendButton(page).click()

    await expect(page).toHaveURL('/thank-you')
    expect(await stored(message)).toHaveLength(1)
    await page.unroute('**/chunks/*.js')
    await visit(page, '/service-areas')
    expect(await readForm(page)).toEqual(empty)
    await fillForm(page, { ...ada, message: 'A newer draft' })
    await page.goto('/thank-you')
    await visit(page, '/service-areas')
    expect(await readForm(page)).toEqual({ ...ada, message: 'A newer draft' })
  })
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

  test('a faulty form is returned with its values and not stored, and a form without email and with two photos is accepted', async ({
    page,
  }) => {
    const message = 'A pile "without" <script>\nand a chair'
    const day = laterDay()
    await page.goto('/service-areas')
    await fillForm(page, { ...ada, name: '  ', message })
    await quoteForm(page).getByLabel('Preferred day').fill(day)
    await quoteForm(page).getByLabel('Time of day').selectOption('Evening')
    await quoteForm(page).getByLabel('Postal code').fill('L1S 4W2')
    await quoteForm(page).getByLabel('Basement').check()
    await quoteForm(page).getByLabel('Stairs').check()

    await sendButton(page).click()
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
    expect(await stored(message)).toMatchObject([
      {
        ...ada,
        email: '',
        day,
        window: 'evening',
        postalCode: 'L1S 4W2',
        access: 'basement,stairs',
        spam: false,
      },
    ])
    expect(await keptPhotos(await idOf(message))).toHaveLength(2)
  })
})
