import { expect, type Page, type Route, test } from '@playwright/test'
import {
  ada,
  boxOf,
  closeToast,
  expectToast,
  failed,
  fillForm,
  quoteForm,
  readForm,
  sendAgain,
  sendButton,
  stillness,
  stored,
  toast,
  toastRegion,
  watchSending,
} from '#tests/support/browser/quoteForm.ts'
import { disclosure, unfold } from '#tests/support/browser/quotePhotos.ts'
import { visit } from '#tests/support/browser/visit.ts'
import { axeViolations } from '#tests/support/page/pageFaults.ts'
import { watchErrors } from '#tests/support/page/watch.ts'

const thanks = 'Quote request submitted successfully!'

test('missing and malformed fields are marked until edited, the first one is focused, the form fits with its toast and is accessible, and nothing is sent', async ({
  page,
}) => {
  const sent = watchSending(page)
  const errors = watchErrors(page)
  await visit(page, '/service-areas')
  await fillForm(page, { name: '', phone: '   ', message: '' })
  const liveRegion = await page.locator('[aria-live]').last().elementHandle()

  await sendButton(page).click()

  await expectToast(page, 'alert', 'Missing Information', 'Please fill in all required fields.')
  // A live region that came with its text would not be announced.
  expect(await liveRegion?.textContent()).toContain('Missing Information')
  const name = quoteForm(page).getByLabel('Name')
  await expect(name).toBeFocused()
  expect(await page.evaluate(() => document.getAnimations().length), 'with reduced motion').toBe(0)
  await expectToFit(page)
  await expect(toastRegion(page), 'no landmark without a toast').toHaveCount(0)
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await expect(name).toHaveAccessibleDescription('Please fill in your name.')
  await name.hover()
  await expect(name.locator('xpath=following-sibling::fieldset'), 'in red under the pointer').toHaveCSS(
    'border-width',
    '2px',
  )
  await expect(quoteForm(page).getByLabel('Phone')).toHaveAccessibleDescription(
    'Please fill in your phone number.',
  )
  await expect(quoteForm(page).getByLabel('Message')).toHaveAccessibleDescription(
    'Please tell us what needs to be removed.',
  )
  await expect(quoteForm(page).getByLabel('Email')).not.toHaveAttribute('aria-invalid', 'true')
  expect(await browserMessages(page), 'as the browser would say it').toEqual([
    'Please fill in your name.',
    'Please fill in your phone number.',
    '',
    'Please tell us what needs to be removed.',
  ])

  // An edited field is no longer invalid, and the others still are.
  await quoteForm(page).getByLabel('Phone').fill('9')

  await expect(quoteForm(page).getByLabel('Phone')).not.toHaveAttribute('aria-invalid', 'true')
  await expect(quoteForm(page).getByLabel('Phone')).toBeFocused()
  expect((await browserMessages(page))[1]).toBe('')
  await expect(quoteForm(page).getByLabel('Name')).toHaveAttribute('aria-invalid', 'true')

  // Every fault: tests/data/quote/quoteRequest.test.ts.
  const text = 'Please type an email address like name@example.com, or leave it empty.'
  const email = quoteForm(page).getByLabel('Email')
  await fillForm(page, { ...ada, email: 'ada@', message: 'One fridge' })
  await sendButton(page).click()

  await expectToast(page, 'alert', 'Check Your Details', text)
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription(text)

  // An invalid field in the folded part comes into view.
  await email.fill(ada.email)
  const day = quoteForm(page).getByLabel('Preferred day')
  await unfold(page, 'day')
  await day.fill('2020-02-29')
  await unfold(page, 'day')
  await expect(day).toBeHidden()
  await sendButton(page).click()

  await expect(day).toBeFocused()
  await expect(disclosure(page, 'day')).toHaveAttribute('aria-expanded', 'true')

  // So does a day that is typed in part, which the browser counts as empty.
  await day.fill('')
  await day.press('1')
  await expect(day).not.toHaveAttribute('aria-invalid', 'true')
  await unfold(page, 'day')
  await sendButton(page).click()

  await expect(day).toBeFocused()
  await expect(day).toHaveAttribute('aria-invalid', 'true')
  await expect(day).toHaveAccessibleDescription(/Please choose a day in the next/)
  expect(await day.evaluate((input: HTMLInputElement) => input.validity.badInput)).toBe(true)
  expect(sent).toEqual([])
  expect(errors).toEqual([])
})

/** The browser's messages of name, phone, email and message. */
const browserMessages = (page: Page): Promise<string[]> =>
  quoteForm(page)
    .locator('[name=name], [name=phone], [name=email], [name=message]')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).validationMessage))

/** Expects the form with faults and toast to fit and be accessible, and closes the toast. */
async function expectToFit(page: Page): Promise<void> {
  const viewport = page.viewportSize() ?? { width: 1280, height: 720 }
  // A focused toast stays open.
  await toastRegion(page).focus()
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 900 })
    await stillness(page)
    const box = await boxOf(toast(page))
    expect(box.x + box.width).toBe(width < 600 ? width - 16 : width - 24)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  expect(await axeViolations(page, { include: ['#contact', '[aria-label^=Notifications]'] })).toEqual([])

  const larger = await page.addStyleTag({ content: 'html { font-size: 200% }' })
  const title = page.getByText('Missing Information')
  const { height } = await boxOf(title)
  const lineHeight = await title.evaluate((element) =>
    Number.parseFloat(getComputedStyle(element).lineHeight),
  )
  expect(Math.round(height / lineHeight), 'one word a line').toBe(2)

  await closeToast(page)
  await larger.evaluate((style) => (style as Element).remove())
  await page.setViewportSize(viewport)
}

test('a lost connection or a refusal shows an error and keeps every field, and a retry stores one quote', async ({
  page,
  context,
}) => {
  const fields = { ...ada, message: 'A piano on a bad line' }
  const sent = watchSending(page)
  const expectFailure = async () => {
    await expectToast(page, 'alert', 'Error', failed)
    expect(await readForm(page)).toEqual(fields)
    await closeToast(page)
  }
  await visit(page, '/service-areas')
  // The error is shown without fetching further code.
  await page.route('**/*.{js,json}', (route) => route.abort())
  await fillForm(page, fields)

  await context.setOffline(true)
  await sendButton(page).click()
  await expectFailure()
  await context.setOffline(false)
  await page.unroute('**/*.{js,json}')
  await page.route('**/api/quotes', dropAnswer, { times: 1 })
  await sendAgain(page)
  await expectFailure()
  await sendAgain(page)

  await expectToast(page, 'status', 'Success!', thanks)
  expect(new Set(sent).size).toBe(1)
  expect(await stored(fields.message)).toHaveLength(1)
  await closeToast(page)
  // Every answer: components/api.test.ts.
  await answerWith(page, { status: 422, body: 'Please fill in: name.' })
  await fillForm(page, fields)
  await sendButton(page).click()
  await expectToast(page, 'alert', 'Error', '422: Please fill in: name.')
  expect(await readForm(page)).toEqual(fields)
  await expect(sendButton(page)).toBeEnabled()
  await closeToast(page)

  // A second press within a second of an answer sends nothing.
  const before = sent.length
  await pressOnceEnabled(page)
  await sendAgain(page)
  await expectToast(page, 'alert', 'Error', '422: Please fill in: name.')
  await expect(sendButton(page)).toBeEnabled()
  expect(sent).toHaveLength(before + 1)
  await closeToast(page)

  await answerWith(page, { status: 201, json: { message: 'Thank you, Ada.', id: '1' } })
  await fillForm(page, fields)
  await clickOnceCleared(page)
  await sendButton(page).click()
  await expectToast(page, 'status', 'Success!', 'Thank you, Ada.')
})

/** Presses the button in the moment in which it is enabled again. */
const pressOnceEnabled = (page: Page) =>
  sendButton(page).evaluate((button: HTMLButtonElement) => {
    const observer = new MutationObserver(() => {
      if (button.disabled) return
      observer.disconnect()
      button.click()
    })
    observer.observe(button, { attributeFilter: ['disabled'] })
  })

/** Submits again as soon as the stored quote is cleared from the form, which dispatches an input event. */
const clickOnceCleared = (page: Page) =>
  quoteForm(page).evaluate((form: HTMLFormElement) => {
    form.addEventListener('input', () => setTimeout(() => form.requestSubmit()), { once: true })
  })

/** The server stores the quote, and its response is lost. */
async function dropAnswer(route: Route): Promise<void> {
  await route.fetch()
  await route.abort('connectionreset')
}

const answerWith = (page: Page, answer: Parameters<Route['fulfill']>[0]): Promise<unknown> =>
  page.route('**/api/quotes', (route) => route.fulfill(answer))
