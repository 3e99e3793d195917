import { expect, type Locator, type Page, test } from '@playwright/test'
import { menu, openMenu } from '#tests/support/browser/controls.ts'
import { drag } from '#tests/support/browser/gestures.ts'
import {
  ada,
  announcedToast,
  boxOf,
  closeButton,
  closeToast,
  expectClearOfToast,
  expectToast,
  fillForm,
  hold,
  quoteForm,
  seconds,
  sendAgain,
  sendButton,
  stillness,
  toast,
  toastRegion,
} from '#tests/support/browser/quoteForm.ts'
import { holdRequests, hydrate, visit } from '#tests/support/browser/visit.ts'
import { twoFrames } from '#tests/support/page/watch.ts'

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
  await page.keyboard.press('Escape')
  await expectGone(page)
  await expect(field).toBeFocused()

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

test('a toast covers neither the button that was pressed nor the field with the focus and its fault, also while the page is scrolled', async ({
  page,
}) => {
  await visit(page, '/service-areas')
  const fault = quoteForm(page).getByText('Please fill in your name.')

  for (const width of [390, 768])
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 })
      await scrollIntoView(sendButton(page), 'end')
      await sendAgain(page)
      await expect(toast(page)).toBeVisible()
      // A hidden tab keeps the toast.
      await setHidden(page, true)

      await stillness(page)
      for (const control of [sendButton(page), quoteForm(page).getByLabel('Name'), fault])
        await expectClearOfToast(control)
      for (const block of ['end', 'start', 'end'] as const) {
        await scrollIntoView(sendButton(page), block)
        await page.evaluate(twoFrames)
        await expectClearOfToast(sendButton(page), block)
      }
      for (const below of [0, 60]) {
        await fault.evaluate(
          (text, below) => scrollBy(0, text.getBoundingClientRect().bottom + below - innerHeight),
          below,
        )
        await page.evaluate(twoFrames)
        await expectClearOfToast(fault, `${below} px`)
      }
      await setHidden(page, false)
      await closeToast(page)
    })
})

const scrollIntoView = (element: Locator, block: 'start' | 'end') =>
  element.evaluate((element, block) => element.scrollIntoView({ block, behavior: 'instant' }), block)

/** Simulates a hidden tab. */
async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('a toast follows the pointer, a swipe of over 50 px to the right dismisses it, and another takes its place', async ({
    page,
  }) => {
    await showError(page)
    await expect(announcedToast(page, 'alert')).toContainText('Missing Information')
    await expect(toast(page)).toHaveCSS('background-color', 'rgb(179, 38, 30)')
    const box = await boxOf(toast(page))
    const left = async () => (await boxOf(toast(page))).x

    await page.mouse.move(box.x + 60, box.y + 20)
    await page.mouse.down()
    await page.mouse.move(box.x + 160, box.y + 20, { steps: 5 })
    await expect.poll(left).toBe(box.x + 100)
    await page.mouse.move(box.x + 70, box.y + 20, { steps: 5 })
    await page.mouse.up()
    await expect.poll(left).toBe(box.x)

    await swipe(page, -120)
    await swipe(page, 50)
    await page.mouse.move(5, 5)
    await expect.poll(left).toBe(box.x)
    await stillness(page)
    await swipe(page, 51)
    await expectGone(page)
    await sendEmpty(page)

    await page.route('**/api/quotes', (route) => route.fulfill({ status: 503, body: 'Please call.' }))
    await fillForm(page, { ...ada, message: 'One fridge' })
    await Promise.all([page.waitForResponse('**/api/quotes'), sendButton(page).click()])
    await inSmallSteps(page, () => expect(page.getByText('503: Please call.')).toBeVisible({ timeout: 50 }))

    await expect(page.getByText('Missing Information')).toBeHidden()
    // What stands nowhere else stays until it is closed or replaced.
    await page.clock.runFor(seconds(60))
    await stillness(page)
    const answer = await boxOf(page.getByText('503: Please call.'))
    // A mouse selects its text: an address can be copied.
    await page.mouse.move(answer.x + 1, answer.y + 10)
    await page.mouse.down()
    await page.mouse.move(answer.x + 200, answer.y + 10, { steps: 5 })
    await page.mouse.up()
    expect(await page.evaluate(() => getSelection()?.toString())).toMatch(/^503/)
    expect(await left()).toBe(box.x)

    // A toast under the open menu stays five seconds after the menu is closed.
    const release = await holdRequests(page, '**/api/quotes')
    await fillForm(page, { ...ada, message: 'Sent under the menu' })
    await sendButton(page).click()
    await openMenu(page)
    release()
    await inSmallSteps(page, () => expect(page.getByText('Success!')).toBeAttached({ timeout: 50 }))
    await page.clock.runFor(seconds(10))
    const covered = await page.getByText('Success!').elementHandle()
    await expect(toastRegion(page), 'hidden from screen readers').toHaveCount(0)

    await page.keyboard.press('Escape')
    await inSmallSteps(page, () => expect(menu(page)).toHaveCount(0, { timeout: 50 }))

    // Announced now, because it is a new element of the live region.
    await inSmallSteps(page, async () =>
      expect(await covered?.evaluate((text) => text.isConnected)).toBe(false),
    )
    await expect(announcedToast(page, 'status').getByText('Success!')).toBeVisible()
    await expect(toast(page)).toHaveCSS('background-color', 'rgb(28, 107, 60)')
    await page.clock.runFor(seconds(5))
    await expectGone(page, 'Success!')
  })

  async function swipe(page: Page, by: number): Promise<void> {
    const box = await boxOf(toast(page))
    const from = { x: box.x + 130, y: box.y + 20 }
    await drag(page, 'touch', from, { ...from, x: from.x + by })
  }
})

/** Sends an empty form; the test controls the clock. */
async function showError(page: Page): Promise<void> {
  await page.clock.install({ time: 0 })
  await page.goto('/service-areas')
  await hydrate(page)
  // An installed clock keeps running, and a slow machine could use up the toast's five seconds.
  await page.clock.pauseAt(seconds(60 * 60))
  await sendEmpty(page)
}

/** Shows the error once more, on the same page. */
async function sendEmpty(page: Page): Promise<void> {
  // A second press within a second is ignored.
  await page.clock.runFor(seconds(1))
  await sendButton(page).click()
  // The toast's code is fetched in real time. Then the clock runs in small steps until the toast is visible.
  await expect(toastRegion(page)).toBeAttached()
  await inSmallSteps(page, () => expect(page.getByText('Missing Information')).toBeVisible({ timeout: 50 }))
  await stillness(page)
}

/** Uses larger steps, because a toast disappears without a fetch. */
const expectGone = (page: Page, text = 'Missing Information'): Promise<void> =>
  inSmallSteps(page, () => expect(page.getByText(text)).toHaveCount(0, { timeout: 50 }), 150)

/** Runs the clock until the condition holds: three seconds at most, less than a toast stays. */
async function inSmallSteps(page: Page, condition: () => Promise<void>, step = 40): Promise<void> {
  for (let left = seconds(3) / step; ; left--) {
    await page.clock.runFor(step)
    const fault = await condition().then(
      () => undefined,
      (error: unknown) => error,
    )
    if (!fault) return
    if (left === 0) throw fault
  }
}
