import { expect, type Page, test } from '@playwright/test'
import {
  ada,
  closeButton,
  expectGone,
  expectToast,
  fillForm,
  hold,
  quoteForm,
  seconds,
  sendButton,
  sendEmpty,
  showError,
  toast,
  toastRegion,
} from '#tests/support/browser/quoteForm.ts'

test('a toast closes after five seconds and pauses in a hidden tab, under the pointer or focus; F8 focuses it, Close and Escape restore the focus', async ({
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

  // Sending runs in real time.
  await page.clock.resume()
  release()

  await expectToast(page, 'status', 'Success!', 'Quote request submitted successfully!')
  await expect(toastRegion(page)).toBeFocused()
  await page.clock.runFor(seconds(60))
  await expect(toast(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expectGone(page, 'Success!')
})

/** Simulates a hidden tab. */
async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)
}
