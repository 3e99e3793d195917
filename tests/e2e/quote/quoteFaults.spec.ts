import { expect, type Page, type Route } from '@playwright/test'
import { boxOf, stillness } from '#tests/support/browser/gestures.ts'
import { ada, failed, type QuoteForm, stored, test } from '#tests/support/browser/quoteForm.ts'
import { visit } from '#tests/support/browser/visit.ts'
import { axeViolations, findOverflow } from '#tests/support/page/pageFaults.ts'
import { watchErrors } from '#tests/support/page/watch.ts'

test('missing and malformed fields are marked, and nothing is sent', async ({ page, form }) => {
  const sent = form.watchSending()
  const errors = watchErrors(page)
  await visit(page, '/service-areas')
  await form.fill({ name: '', phone: '   ', message: '' })
  const liveRegion = await page.locator('[aria-live]').last().elementHandle()

  await form.send.click()

  await form.expectToast('alert', 'Missing Information', 'Please fill in all required fields.')
  // A live region that came with its text would not be announced.
  expect(await liveRegion?.textContent()).toContain('Missing Information')
  const name = form.field('Name')
  await expect(name).toBeFocused()
  expect(await page.evaluate(() => document.getAnimations().length), 'with reduced motion').toBe(0)
  await expectToFit(form)
  await expect(form.toasts, 'no landmark without a toast').toHaveCount(0)
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await expect(form.field('Email')).not.toHaveAttribute('aria-invalid', 'true')
  const faults = [
    'Please fill in your name.',
    'Please fill in your phone number.',
    '',
    'Please tell us what needs to be removed.',
  ]
  // As the browser would say it.
  expect(await browserMessages(form)).toEqual(faults)
  for (const [index, label] of ['Name', 'Phone', 'Email', 'Message'].entries())
    await expect(form.field(label)).toHaveAccessibleDescription(faults[index] ?? '')

  // An edited field is no longer invalid, and the others still are.
  await form.field('Phone').fill('9')

  await expect(form.field('Phone')).not.toHaveAttribute('aria-invalid', 'true')
  await expect(form.field('Phone')).toBeFocused()
  expect((await browserMessages(form))[1]).toBe('')
  await expect(form.field('Name')).toHaveAttribute('aria-invalid', 'true')

  // Every fault: tests/data/quote/quoteRequest.test.ts.
  const text = 'Please type an email address like name@example.com, or leave it empty.'
  const email = form.field('Email')
  await form.fill({ ...ada, email: 'ada@', message: 'One fridge' })
  await form.send.click()

  await form.expectToast('alert', 'Check Your Details', text)
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription(text)

  // An invalid field in the folded part comes into view.
  await email.fill(ada.email)
  const day = form.field('Preferred day')
  await form.unfold('day')
  await day.fill('2020-02-29')
  await form.unfold('day')
  await expect(day).toBeHidden()
  await form.send.click()

  await expect(day).toBeFocused()
  await expect(form.disclosure('day')).toHaveAttribute('aria-expanded', 'true')

  // A day that is typed in part counts as empty for the browser.
  await day.fill('')
  await day.press('1')
  await expect(day).not.toHaveAttribute('aria-invalid', 'true')
  await form.send.click()

  await expect(day).toBeFocused()
  await expect(day).toHaveAccessibleDescription(/Please choose a day in the next/)
  expect(sent).toEqual([])
  expect(errors).toEqual([])
})

/** The browser's messages of name, phone, email and message. */
const browserMessages = (form: QuoteForm): Promise<string[]> =>
  form.element
    .locator('[name=name], [name=phone], [name=email], [name=message]')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).validationMessage))

/** Expects the form with faults and toast to fit and be accessible, and closes the toast. */
async function expectToFit(form: QuoteForm): Promise<void> {
  const { page } = form
  // A focused toast stays open.
  await form.toasts.focus()
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 900 })
    await stillness(page)
    const box = await boxOf(form.toast)
    expect(box.x + box.width).toBe(width < 600 ? width - 16 : width - 24)
    expect(await page.evaluate(findOverflow)).toEqual([])
  }
  expect(await axeViolations(page, { include: ['#contact', '[aria-label^=Notifications]'] })).toEqual([])

  await form.closeToast()
}

test('a lost connection or a refusal keeps every field, and is retried once', async ({
  page,
  form,
  context,
}) => {
  const fields = { ...ada, message: 'A piano on a bad line' }
  const sent = form.watchSending()
  const expectFailure = async () => {
    await form.expectToast('alert', 'Error', failed)
    expect(await form.read()).toEqual(fields)
    await form.closeToast()
  }
  await visit(page, '/service-areas')
  // The error is shown without fetching further code.
  await page.route('**/*.{js,json}', (route) => route.abort())
  await form.fill(fields)

  await context.setOffline(true)
  await form.send.click()
  await expectFailure()
  await context.setOffline(false)
  await page.unroute('**/*.{js,json}')
  await page.route('**/api/quotes', dropAnswer, { times: 1 })
  await form.sendAgain()
  await expectFailure()
  await form.sendAgain()

  await form.expectSuccess()
  expect(new Set(sent).size).toBe(1)
  expect(await stored(fields.message)).toHaveLength(1)
  await form.closeToast()
  // Every answer: components/api.test.ts.
  await answerWith(page, { status: 422, body: 'Please fill in: name.' })
  await form.fill(fields)
  await form.send.click()
  await form.expectToast('alert', 'Error', '422: Please fill in: name.')
  expect(await form.read()).toEqual(fields)
  await form.closeToast()

  // A second press within a second of an answer sends nothing.
  const before = sent.length
  await pressOnceEnabled(form)
  await form.sendAgain()
  await form.expectToast('alert', 'Error', '422: Please fill in: name.')
  await expect(form.send).toBeEnabled()
  expect(sent).toHaveLength(before + 1)
  await form.closeToast()

  await answerWith(page, { status: 201, json: { message: 'Thank you, Ada.', id: '1' } })
  await form.fill(fields)
  await clickOnceCleared(form)
  await form.send.click()
  await form.expectToast('status', 'Success!', 'Thank you, Ada.')
})

/** Presses the button in the moment in which it is enabled again. */
const pressOnceEnabled = (form: QuoteForm) =>
  form.send.evaluate((button: HTMLButtonElement) => {
    const observer = new MutationObserver(() => {
      if (button.disabled) return
      observer.disconnect()
      button.click()
    })
    observer.observe(button, { attributeFilter: ['disabled'] })
  })

/** Submits again as soon as the stored quote is cleared from the form, which dispatches an input event. */
const clickOnceCleared = (form: QuoteForm) =>
  form.element.evaluate((form: HTMLFormElement) => {
    form.addEventListener('input', () => setTimeout(() => form.requestSubmit()), { once: true })
  })

/** The server stores the quote, and its response is lost. */
async function dropAnswer(route: Route): Promise<void> {
  await route.fetch()
  await route.abort('connectionreset')
}

const answerWith = (page: Page, answer: Parameters<Route['fulfill']>[0]): Promise<unknown> =>
  page.route('**/api/quotes', (route) => route.fulfill(answer))
