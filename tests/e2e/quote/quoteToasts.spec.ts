import { expect, type Locator, type Page } from '@playwright/test'
import { menu, openMenu } from '#tests/support/browser/controls.ts'
import { boxOf, drag, stillness } from '#tests/support/browser/gestures.ts'
import { ada, expectClearOfToast, type QuoteForm, test } from '#tests/support/browser/quoteForm.ts'
import { holdRequests, hydrate, visit } from '#tests/support/browser/visit.ts'
import { twoFrames } from '#tests/support/page/watch.ts'

test.use({ hasTouch: true })

const seconds = (count: number): number => count * 1000

test('a toast closes after five seconds, pauses, and returns the focus', async ({ page, form }) => {
  await showError(form)
  const field = form.field('Name')

  await page.clock.runFor(seconds(4.9))
  await expect(form.toast).toBeVisible()
  await setHidden(page, true)
  await page.clock.runFor(seconds(60))
  await expect(form.toast).toBeVisible()
  await setHidden(page, false)
  await page.clock.runFor(seconds(0.2))

  await expectGone(form)
  await sendEmpty(form)
  await page.clock.runFor(seconds(4))

  await form.toast.hover()
  await page.clock.runFor(seconds(60))
  await expect(form.toast).toBeVisible()
  await page.mouse.move(5, 5)
  await page.clock.runFor(seconds(0.8))
  await expect(form.toast).toBeVisible()
  await page.clock.runFor(seconds(0.4))

  await expectGone(form)
  await sendEmpty(form)
  await expect(field).toBeFocused()
  await page.keyboard.press('F8')
  await expect(form.toasts).toBeFocused()
  await page.clock.runFor(seconds(60))
  await expect(form.toast).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(form.closeButton).toBeFocused()
  await page.clock.runFor(seconds(60))
  await expect(form.toast).toBeVisible()
  await page.keyboard.press('Enter')

  await expectGone(form)
  await expect(field).toBeFocused()

  await sendEmpty(form)
  await page.keyboard.press('Escape')
  await expectGone(form)
  await expect(field).toBeFocused()

  await sendEmpty(form)
  const release = await form.hold()
  await form.fill({ ...ada, message: 'Sent while reading a toast' })
  await form.send.press('Enter')
  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')

  // Sending runs in real time.
  await page.clock.resume()
  release()

  await form.expectSuccess()
  await expect(form.toasts).toBeFocused()
  await page.clock.runFor(seconds(60))
  await expect(form.toast).toBeVisible()
  await page.keyboard.press('Escape')
  await expectGone(form, 'Success!')
})

test('a toast covers neither the pressed button nor the faulty field', async ({ page, form }) => {
  await visit(page, '/service-areas')
  const fault = form.element.getByText('Please fill in your name.')

  for (const width of [390, 768])
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 })
      await scrollIntoView(form.send, 'end')
      await form.sendAgain()
      await expect(form.toast).toBeVisible()
      // A hidden tab keeps the toast.
      await setHidden(page, true)

      await stillness(page)
      for (const control of [form.send, form.field('Name'), fault]) await expectClearOfToast(control)
      for (const block of ['end', 'start', 'end'] as const) {
        await scrollIntoView(form.send, block)
        await page.evaluate(twoFrames)
        await expectClearOfToast(form.send, block)
      }
      await scrollIntoView(fault, 'end')
      await page.evaluate(twoFrames)
      await expectClearOfToast(fault)
      await setHidden(page, false)
      await form.closeToast()
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

test('a swipe of over 50 px dismisses a toast, and another takes its place', async ({ page, form }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await showError(form)
  await expect(form.announcedToast('alert')).toContainText('Missing Information')
  await expect(form.toast).toHaveCSS('background-color', 'rgb(179, 38, 30)')
  const box = await boxOf(form.toast)
  const left = async () => (await boxOf(form.toast)).x

  await page.mouse.move(box.x + 60, box.y + 20)
  await page.mouse.down()
  await page.mouse.move(box.x + 160, box.y + 20, { steps: 5 })
  await expect.poll(left).toBe(box.x + 100)
  await page.mouse.move(box.x + 110, box.y + 20, { steps: 5 })
  await page.mouse.up()
  await page.mouse.move(5, 5)
  await expect.poll(left).toBe(box.x)
  await stillness(page)
  await swipe(form, 51)
  await expectGone(form)
  await sendEmpty(form)

  await page.route('**/api/quotes', (route) => route.fulfill({ status: 503, body: 'Please call.' }))
  await form.fill({ ...ada, message: 'One fridge' })
  await Promise.all([page.waitForResponse('**/api/quotes'), form.send.click()])
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
  await form.fill({ ...ada, message: 'Sent under the menu' })
  await form.send.click()
  await openMenu(page)
  release()
  await inSmallSteps(page, () => expect(page.getByText('Success!')).toBeAttached({ timeout: 50 }))
  await page.clock.runFor(seconds(10))
  const covered = await page.getByText('Success!').elementHandle()
  await expect(form.toasts, 'hidden from screen readers').toHaveCount(0)

  await page.keyboard.press('Escape')
  await inSmallSteps(page, () => expect(menu(page)).toHaveCount(0, { timeout: 50 }))

  // Announced now, because it is a new element of the live region.
  await inSmallSteps(page, async () =>
    expect(await covered?.evaluate((text) => text.isConnected)).toBe(false),
  )
  await expect(form.announcedToast('status').getByText('Success!')).toBeVisible()
  await expect(form.toast).toHaveCSS('background-color', 'rgb(28, 107, 60)')
  await page.clock.runFor(seconds(5))
  await expectGone(form, 'Success!')
})

async function swipe(form: QuoteForm, by: number): Promise<void> {
  const box = await boxOf(form.toast)
  const from = { x: box.x + 130, y: box.y + 20 }
  await drag(form.page, 'touch', from, { ...from, x: from.x + by })
}

/** Sends an empty form; the test controls the clock. */
async function showError(form: QuoteForm): Promise<void> {
  const { page } = form
  await page.clock.install({ time: 0 })
  await page.goto('/service-areas')
  await hydrate(page)
  // An installed clock keeps running, and a slow machine could use up the toast's five seconds.
  await page.clock.pauseAt(seconds(60 * 60))
  await sendEmpty(form)
}

/** Shows the error once more, on the same page. */
async function sendEmpty(form: QuoteForm): Promise<void> {
  const { page } = form
  // A second press within a second is ignored.
  await page.clock.runFor(seconds(1))
  await form.send.click()
  // The toast's code is fetched in real time. Then the clock runs in small steps until the toast is visible.
  await expect(form.toasts).toBeAttached()
  await inSmallSteps(page, () => expect(page.getByText('Missing Information')).toBeVisible({ timeout: 50 }))
  await stillness(page)
}

/** Uses larger steps, because a toast disappears without a fetch. */
const expectGone = ({ page }: QuoteForm, text = 'Missing Information'): Promise<void> =>
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
