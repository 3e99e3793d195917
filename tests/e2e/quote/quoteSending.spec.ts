import { expect, test } from '@playwright/test'
import { shownFields } from '#data/quote/quoteFields.ts'
import { scrolledTo, scrollTo } from '#tests/support/browser/gestures.ts'
import {
  ada,
  empty,
  expectToast,
  fillForm,
  hold,
  quoteForm,
  readForm,
  sendButton,
  stored,
  watchSending,
} from '#tests/support/browser/quoteForm.ts'
import { headerItem, hydrate, visit } from '#tests/support/browser/visit.ts'
import { watchErrors } from '#tests/support/page/watch.ts'

const unfilled = Object.fromEntries(shownFields.map(({ name }) => [name, '']))
const thanks = 'Quote request submitted successfully!'

test('a double click sends one JSON request with cookies, the quote is stored and confirmed, and the emptied form does not scroll the page', async ({
  page,
  context,
  baseURL,
}) => {
  const fields = { ...ada, message: 'Two fridges 🧊\nSecond floor' }
  const errors = watchErrors(page)
  const keys = watchSending(page)
  await context.addCookies([{ name: 'visitor', value: '7', url: String(baseURL) }])
  await visit(page, '/')
  const release = await hold(page)
  await fillForm(page, fields)
  const sent = page.waitForRequest((request) => request.method() === 'POST')

  await sendButton(page).dblclick()

  const request = await sent
  expect(new URL(request.url()).pathname).toBe('/api/quotes')
  expect(request.postDataJSON()).toEqual({ ...unfilled, ...fields })
  const headers = { 'content-type': 'application/json', cookie: 'visitor=7' }
  expect(await request.allHeaders()).toMatchObject(headers)
  await expect(quoteForm(page).getByRole('button', { name: 'Sending...' })).toBeDisabled()
  await expect(quoteForm(page).getByRole('status')).toHaveText('Sending...')
  await expect(quoteForm(page).getByLabel('Message')).not.toBeEditable()
  await scrollTo(page, 0)
  release()
  await expectToast(page, 'status', 'Success!', thanks)
  expect(await readForm(page)).toEqual(empty)
  await expect(sendButton(page)).toBeEnabled()
  await expect(sendButton(page)).toBeFocused()
  expect(await scrolledTo(page)).toBe(0)
  expect(keys).toHaveLength(1)
  expect(await stored(fields.message)).toMatchObject([{ ...fields, page: '/', spam: false }])
  expect(errors).toEqual([])
})

test('the other form stores a request with the source of the visit, and no other request contains the source', async ({
  page,
}) => {
  const message = 'One fridge, by flyer'
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')))
  await page.goto('/about-us?gclid=id1&utm_source=flyer&utm_campaign=spring', {
    referer: 'https://search.example/',
  })
  await hydrate(page)
  await headerItem(page, 'Service Areas').click()
  await expect(page).toHaveURL('/service-areas')
  await fillForm(page, { ...ada, message })
  const before = asked.length
  const sent = page.waitForRequest((request) => request.method() === 'POST')

  await sendButton(page).click()

  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('id1')
  const source = {
    referrer: 'https://search.example/',
    utm_source: 'flyer',
    utm_medium: 'cpc',
    utm_campaign: 'spring',
  }
  expect((await sent).postDataJSON()).toEqual({ ...unfilled, ...ada, message, source })
  expect(asked.slice(1, before).filter((request) => request.includes('flyer'))).toEqual([])
  await expectToast(page, 'status', 'Success!', thanks)
  expect(await stored(message)).toMatchObject([{ ...ada, page: '/service-areas', spam: false }])
})
