import { expect, type Page, test } from '@playwright/test'
import { holdRequests } from '#tests/support/browser/holdRequests.ts'
import { hydrate } from '#tests/support/browser/hydrate.ts'
import { menu, openMenu } from '#tests/support/browser/menu.ts'
import {
  ada,
  expectToast,
  fillForm,
  hold,
  quoteForm,
  sendButton,
  toastRegion,
} from '#tests/support/browser/quoteForm.ts'
import {
  closeButton,
  expectGone,
  inSmallSteps,
  seconds,
  sendEmpty,
  showError,
  toast,
} from '#tests/support/browser/toast.ts'

test('a toast closes after five seconds and pauses in a hidden tab, under the pointer or focus; F8 focuses it, Close and Escape restore the focus @4-11 @4-13', async ({
  page,
}) => {
  await showError(page)
  const field = quoteForm(page).getByLabel('Name')

  await page.clock.runFor(seconds(4.9))
  await expect(toast(page)).toBeVisible()
  await setHidden(page, true)
  await page.clock.runFor(seconds(60))
  await expect(toast(page)).toBeVisible()
  await setHidden(page, false)
  await page.clock.runFor(seconds(0.2))

  await expectGone(page)
  await sendEmpty(page)
  await page.clock.runFor(seconds(4))

  await toast(page).hover()
  await page.clock.runFor(seconds(60))
  await expect(toast(page)).toBeVisible()
  await page.mouse.move(5, 5)
  await page.clock.runFor(seconds(0.8))
  await expect(toast(page)).toBeVisible()
  await page.clock.runFor(seconds(0.4))

  await expectGone(page)
  await sendEmpty(page)
  await expect(field).toBeFocused()
  await page.keyboard.press('F8')
  await expect(toastRegion(page)).toBeFocused()
  await page.clock.runFor(seconds(60))
  await expect(toast(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(closeButton(page)).toBeFocused()
  await page.clock.runFor(seconds(60))
  await expect(toast(page)).toBeVisible()
  await page.keyboard.press('Enter')

  await expectGone(page)
  await expect(field).toBeFocused()

  await sendEmpty(page)
  await page.keyboard.press('F8')
  await page.keyboard.press('Escape')
  await expectGone(page)
  await expect(field).toBeFocused()

  await sendEmpty(page)
  await page.keyboard.press('F8')
  await page.clock.runFor(seconds(60))
  await quoteForm(page).getByLabel('Phone').focus()
  await page.clock.runFor(seconds(5.1))
  await expectGone(page)

  await sendEmpty(page)
  const release = await hold(page)
  await fillForm(page, { ...ada, message: 'Sent while reading a toast' })
  await sendButton(page).press('Enter')
  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  await expect(closeButton(page)).toBeFocused()

  // Sending takes what time it takes.
  await page.clock.resume()
  release()

  await expectToast(page, 'status', 'Success!', 'Quote request submitted successfully!')
  await expect(toastRegion(page)).toBeFocused()
  await page.clock.runFor(seconds(60))
  await expect(toast(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expectGone(page, 'Success!')
})

/** As if the visitor read another tab. */
async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)
}

test('one toast is shown at a time: an error red and assertive, then a success green and polite @4-10', async ({
  page,
}) => {
  await showError(page)
  await expect(toast(page).getByRole('alert')).toContainText('Missing Information')
  await expect(toast(page)).toHaveCSS('background-color', 'rgb(179, 38, 30)')
  await page.route('**/api/quotes', (route) => route.fulfill({ status: 503, body: 'Please call.' }))
  await fillForm(page, { name: 'Ada', phone: '905 555 0100', message: 'One fridge' })

  const most = countToasts(page)
  await Promise.all([page.waitForResponse('**/api/quotes'), sendButton(page).click()])
  await inSmallSteps(page, () => expect(page.getByText('503: Please call.')).toBeVisible({ timeout: 50 }))

  await expect(page.getByText('Missing Information')).toBeHidden()
  expect(await most()).toBe(1)

  await page.route('**/api/quotes', (route) => route.fulfill({ status: 201, json: {} }))
  await fillForm(page, { name: 'Ada', phone: '905 555 0100', message: 'One fridge' })
  await Promise.all([page.waitForResponse('**/api/quotes'), sendButton(page).click()])
  await inSmallSteps(page, () =>
    expect(toast(page).getByRole('status')).toContainText('Success!', { timeout: 50 }),
  )

  await expect(toast(page)).toHaveCSS('background-color', 'rgb(28, 107, 60)')
})

test('a toast that comes under the open menu stays five seconds after the menu is closed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.clock.install({ time: 0 })
  await page.goto('/')
  await hydrate(page)
  const release = await holdRequests(page, '**/api/quotes')
  await fillForm(page, { ...ada, message: 'Sent under the menu' })
  await page.clock.pauseAt(seconds(60 * 60))
  await sendButton(page).click()
  await openMenu(page)
  release()
  await inSmallSteps(page, () => expect(page.getByText('Success!')).toBeAttached({ timeout: 50 }))
  await page.clock.runFor(seconds(10))
  await expect(page.getByText('Success!')).toBeHidden()

  await page.keyboard.press('Escape')
  await inSmallSteps(page, () => expect(menu(page)).toHaveCount(0, { timeout: 50 }))

  await expect(page.getByRole('status').getByText('Success!')).toBeVisible()
  await page.clock.runFor(seconds(5))
  await expectGone(page, 'Success!')
})

/** Records the largest number of simultaneous toasts from now on. */
function countToasts(page: Page): () => Promise<number> {
  const counting = page.evaluate(() => {
    const region = document.querySelector('section[aria-label^="Notifications"]')
    const count = () => region?.querySelectorAll('button').length ?? 0
    const seen = { most: count() }
    new MutationObserver(() => {
      seen.most = Math.max(seen.most, count())
    }).observe(document.body, { childList: true, subtree: true })
    Object.assign(window, { seen })
  })
  return async () => {
    await counting
    return page.evaluate(() => (window as unknown as { seen: { most: number } }).seen.most)
  }
}
