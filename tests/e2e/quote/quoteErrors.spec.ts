import { expect, type Page, type Route, test } from '@playwright/test'
import {
  ada,
  answerWith,
  closeToast,
  expectToast,
  failed,
  fillForm,
  quoteForm,
  readForm,
  sendButton,
  stored,
  watchSending,
} from '#tests/support/browser/quoteForm.ts'
import { visit } from '#tests/support/browser/visit.ts'

// With reduced motion, toasts have no animation.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const thanks = 'Quote request submitted successfully!'

test('a lost connection or a refusal shows an error and keeps every field, a retry stores one quote, and a deliberate repeat stores another', async ({
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
  await visit(page, '/')
  // The error is shown without fetching further code.
  await page.route('**/*.{js,json}', (route) => route.abort())
  await fillForm(page, fields)

  await context.setOffline(true)
  await sendButton(page).click()
  await expectFailure()
  await context.setOffline(false)
  await page.unroute('**/*.{js,json}')
  await page.route('**/api/quotes', dropAnswer, { times: 1 })
  await sendButton(page).click()
  await expectFailure()
  await sendButton(page).click()

  await expectToast(page, 'status', 'Success!', thanks)
  expect(new Set(sent).size).toBe(1)
  expect(await stored(fields.message)).toHaveLength(1)
  await closeToast(page)
  await fillForm(page, fields)
  await sendButton(page).click()
  await expect.poll(async () => (await stored(fields.message)).length).toBe(2)
  await expectToast(page, 'status', 'Success!', thanks)
  await closeToast(page)

  for (const { name, answer, text } of [
    {
      name: 'a refused field',
      answer: { status: 422, body: 'Please fill in: name.' },
      text: '422: Please fill in: name.',
    },
    {
      name: 'a page in place of an answer',
      answer: { status: 200, body: '<!doctype html><p>Sign in' },
      text: failed,
    },
  ])
    await test.step(name, async () => {
      const fields = { ...ada, message: `Kept through ${name}` }
      await answerWith(page, answer)
      await fillForm(page, fields)
      await sendButton(page).click()

      await expectToast(page, 'alert', 'Error', text)
      expect(await readForm(page)).toEqual(fields)
      await expect(sendButton(page)).toBeEnabled()
      await closeToast(page)
    })

  // The toast shows the server’s message, or a default.
  for (const { json, text } of [
    { json: { message: 'Thank you, Ada.', id: '1' }, text: 'Thank you, Ada.' },
    { json: {}, text: thanks },
  ]) {
    await answerWith(page, { status: 201, json })
    await fillForm(page, { ...ada, message: 'One fridge' })
    await clickOnceCleared(page)
    await sendButton(page).click()

    await expectToast(page, 'status', 'Success!', text)
    await closeToast(page)
  }
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
