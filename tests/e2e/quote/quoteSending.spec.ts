import { expect, test } from '@playwright/test'
import { shownFields } from '#data/quote/quoteFields.ts'
import { hydrate } from '#tests/support/browser/hydrate.ts'
import {
  ada,
  answerWith,
  closeToast,
  empty,
  expectToast,
  fillForm,
  hold,
  quoteForm,
  readForm,
  sendButton,
  stored,
  visitForm,
  watchSending,
} from '#tests/support/browser/quoteForm.ts'
import { watchFaults } from '#tests/support/page/watchFaults.ts'

const unfilled = Object.fromEntries(shownFields.map(({ name }) => [name, '']))

for (const path of ['/', '/service-areas']) {
  test(`a request from ${path} is stored, thanked for, and the form is empty again @4-2 @8-4`, async ({
    page,
  }) => {
    const faults = watchFaults(page)
    const message = `Two fridges from ${path} 🧊\nSecond floor`
    await visitForm(page, path)
    await fillForm(page, { ...ada, message })

    await sendButton(page).click()

    await expectToast(page, 'status', 'Success!', 'Quote request submitted successfully!')
    expect(await readForm(page)).toEqual(empty)
    await expect(sendButton(page)).toBeEnabled()
    expect(await stored(message)).toMatchObject([{ ...ada, message, page: path, spam: false }])
    expect(faults).toEqual([])
  })
}

test('the request is JSON of the fields that the form shows and nothing else, with the visitor’s cookies @7-1 @7-5', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'visitor', value: '7', url: String(baseURL) }])
  await visitForm(page)
  await fillForm(page, { ...ada, message: 'One fridge, by letter' })
  const sent = page.waitForRequest((request) => request.method() === 'POST')

  await sendButton(page).click()

  const request = await sent
  expect(new URL(request.url()).pathname).toBe('/api/quotes')
  expect(request.postDataJSON()).toEqual({ ...unfilled, ...ada, message: 'One fridge, by letter' })
  expect(await request.allHeaders()).toMatchObject({
    'content-type': 'application/json',
    cookie: 'visitor=7',
  })
})

test('what led the visitor to the first page of the visit goes along, and to no other request', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')))
  await page.goto('/about-us?utm_source=flyer&utm_campaign=spring', { referer: 'https://search.example/' })
  await hydrate(page)
  await page.getByRole('link', { name: 'Get Free Quote' }).first().click()
  await fillForm(page, { ...ada, message: 'One fridge, by flyer' })
  const before = asked.length
  const sent = page.waitForRequest((request) => request.method() === 'POST')

  await sendButton(page).click()

  expect((await sent).postDataJSON()).toEqual({
    ...unfilled,
    ...ada,
    message: 'One fridge, by flyer',
    source: { referrer: 'https://search.example/', utm_source: 'flyer', utm_campaign: 'spring' },
  })
  expect(asked.slice(1, before).filter((request) => request.includes('flyer'))).toEqual([])
})

test('while it is sent the button is disabled and says so @4-1', async ({ page }) => {
  await visitForm(page)
  const release = await hold(page)
  await fillForm(page, { ...ada, message: 'A slow fridge' })

  await sendButton(page).click()

  const sending = quoteForm(page).getByRole('button', { name: 'Sending...' })
  await expect(sending).toBeDisabled()
  await expect(quoteForm(page).getByLabel('Message')).not.toBeEditable()
  release()
  await expect(sendButton(page)).toBeEnabled()
  await expect(sendButton(page)).toBeFocused()
})

test('the server’s own words are shown, or ours where it has none @7-2', async ({ page }) => {
  await visitForm(page)

  for (const { json, text } of [
    { json: { message: 'Thank you, Ada.', id: '1' }, text: 'Thank you, Ada.' },
    ...[{}, { message: 7 }, null].map((json) => ({ json, text: 'Quote request submitted successfully!' })),
  ]) {
    await answerWith(page, { status: 201, json })
    await fillForm(page, { ...ada, message: 'One fridge' })
    await sendButton(page).click()

    await expectToast(page, 'status', 'Success!', text)
    await closeToast(page)
  }
})

test('a double click sends one request', async ({ page }) => {
  const message = 'Clicked twice'
  const sent = watchSending(page)
  await visitForm(page)
  await fillForm(page, { ...ada, message })

  await sendButton(page).dblclick()

  await expectToast(page, 'status', 'Success!', 'Quote request submitted successfully!')
  expect(sent).toHaveLength(1)
  expect(await stored(message)).toHaveLength(1)
})
