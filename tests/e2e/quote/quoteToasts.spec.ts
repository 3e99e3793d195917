import { expect, type Page, test } from '@playwright/test'
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
  boxOf,
  closeButton,
  expectGone,
  inSmallSteps,
  seconds,
  sendEmpty,
  showError,
  stillness,
  toast,
} from '#tests/support/browser/toast.ts'
import { visit } from '#tests/support/browser/visit.ts'
import { axeViolations } from '#tests/support/page/axe.ts'
import { watchFaults } from '#tests/support/page/watchFaults.ts'

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

test('the code of toasts, validation and postal codes is fetched with the first input, not before', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) scripts.push(await response.text())
  })
  const parts = ['notistack-Snackbar', 'too_small', 'revalidateIfStale']
  const fetched = () => parts.filter((part) => scripts.some((script) => script.includes(part)))
  await visit(page, '/')
  await page.waitForLoadState('networkidle')
  expect(fetched()).toEqual([])

  await quoteForm(page).getByLabel('Name').focus()
  await expect.poll(fetched).toEqual(parts.slice(0, 2))
  await page.getByLabel('Your postal code').focus()

  await expect.poll(fetched).toEqual(parts)
})

test('the form with its errors and a toast is accessible and fits, and has no animation with reduced motion', async ({
  page,
}) => {
  const faults = watchFaults(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/')
  await sendButton(page).click()
  await expect(toast(page)).toBeVisible()
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  await toastRegion(page).focus()

  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await stillness(page)
    const box = await boxOf(toast(page))
    expect(box.x + box.width).toBe(width < 600 ? width - 16 : width - 24)
    expect(
      await axeViolations(page, { include: ['#contact', '[aria-label^=Notifications]'] }),
      `${width} px`,
    ).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }

  await page.addStyleTag({ content: 'html { font-size: 200% }' })
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 900 })
    const title = await boxOf(page.getByText('Missing Information'))
    const lineHeight = await page
      .getByText('Missing Information')
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).lineHeight))
    expect(Math.round(title.height / lineHeight), 'one word a line').toBe(2)
  }

  await closeButton(page).click()
  await expect(page.getByText('Missing Information')).toHaveCount(0)
  expect(faults).toEqual([])
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
