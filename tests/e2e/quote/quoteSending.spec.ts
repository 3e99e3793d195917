import { expect, test } from '@playwright/test'
import { shownFields } from '#data/quote/quoteFields.ts'
import { scrolledTo, scrollTo } from '#tests/support/browser/gestures.ts'
import {
  ada,
  closeToast,
  confirmation,
  empty,
  expectToast,
  failed,
  fillForm,
  hold,
  quoteForm,
  readForm,
  sendAnother,
  sendButton,
  stored,
  toastRegion,
  watchSending,
} from '#tests/support/browser/quoteForm.ts'
import { headerItem, holdScripts, hydrate, hydrateOnIntentOnly, visit } from '#tests/support/browser/visit.ts'
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
  await expect(confirmation(page)).toBeFocused()
  await expect(confirmation(page)).toContainText('Thanks, Ada.')
  await expect(confirmation(page)).toContainText(`We’ll call you at ${fields.phone}.`)
  expect(await scrolledTo(page)).toBe(0)
  expect(keys).toHaveLength(1)
  expect(await stored(fields.message)).toMatchObject([{ ...fields, page: '/', spam: false }])
  await sendAnother(page)
  await expect(quoteForm(page).getByLabel('Name')).toBeFocused()
  expect(await readForm(page)).toEqual(empty)
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

test('a request survives navigations while the code for sending loads and while the request is in flight', async ({
  page,
}) => {
  const message = 'Walked off at once'
  const aboutUs = page.getByRole('contentinfo').getByRole('link', { name: 'About Us' })
  const { promise: released, resolve: releaseCode } = Promise.withResolvers<void>()
  await visit(page, '/')
  await aboutUs.hover()
  await page.waitForLoadState('networkidle')
  let isHeld = true
  await page.route('**/*.{js,json}', async (route) => {
    // Holds only the validation code, which contains this text. The other page's modules continue.
    const body = isHeld ? await (await route.fetch()).text() : ''
    if (body.includes('can have at most ')) await released
    await route.continue()
  })
  const release = await hold(page)
  await fillForm(page, { ...ada, message })
  await sendButton(page).click()

  await aboutUs.click()
  await expect(page).toHaveURL('/about-us')
  isHeld = false
  const sent = page.waitForRequest('**/api/quotes')
  releaseCode()
  await sent
  await page.goBack()
  await expect(quoteForm(page).getByRole('button', { name: 'Sending...' })).toBeDisabled()
  release()

  await expectToast(page, 'status', 'Success!', 'Quote request submitted successfully!')
  expect(await readForm(page)).toEqual(empty)
  expect(await stored(message)).toMatchObject([{ ...ada, message }])
  await page.unrouteAll({ behavior: 'wait' })
})

test('a click shows progress while code loads; a reload before or during sending shows an error once, on any page, and keeps the fields, and retrying stores one quote', async ({
  page,
}) => {
  const fields = { ...ada, message: 'Reloaded on another page' }
  const unsent = { ...ada, message: 'Sent over a slow line' }
  const sent = watchSending(page)
  await visit(page, '/')
  await page.waitForLoadState('networkidle')
  await holdScripts(page)
  await fillForm(page, unsent)

  await sendButton(page).click()

  await expect(quoteForm(page).getByRole('button', { name: 'Sending...' })).toBeDisabled()
  // The held code never arrives. After the reload, code loads again.
  await page.route('**/*.{js,json}', (route) => route.continue())
  await page.reload()
  await hydrate(page)
  await expectToast(page, 'alert', 'Error', failed)
  await closeToast(page)
  await hydrate(page)
  expect(await readForm(page)).toEqual(unsent)
  expect(sent).toEqual([])

  await page.route('**/api/quotes', async (route) => void (await route.fetch()), { times: 1 })
  await fillForm(page, fields)
  await sendButton(page).click()
  await expect.poll(async () => (await stored(fields.message)).length).toBe(1)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL('/about-us')

  await page.reload()
  await hydrate(page)
  await expectToast(page, 'alert', 'Error', failed)
  await visit(page, '/')
  await expect(toastRegion(page)).toHaveCount(0)
  expect(await readForm(page)).toEqual(fields)
  await sendButton(page).click()

  await expectToast(page, 'status', 'Success!', 'Quote request submitted successfully!')
  expect(new Set(sent).size).toBe(1)
  expect(await stored(fields.message)).toHaveLength(1)
})

test('a request that is in flight when the tab is left reaches the server', async ({ page }) => {
  const fields = { ...ada, message: 'Left at once' }
  const session = await page.context().newCDPSession(page)
  await visit(page, '/service-areas')
  await fillForm(page, fields)
  await page.waitForLoadState('networkidle')
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 1000 }
  await session.send('Network.emulateNetworkConditions', slow)
  const sent = page.waitForRequest('**/api/quotes')
  await sendButton(page).click()
  await sent

  await page.goto('about:blank')

  await expect.poll(async () => (await stored(fields.message)).length).toBe(1)
})

test('a message prefilled before hydration and text typed before it, which follows the prefill, are kept across pages and shown in the other form', async ({
  page,
}) => {
  await hydrateOnIntentOnly(page)
  await page.goto('/services/ajax/hot-tub-removal')
  const release = await holdScripts(page)
  await page.getByRole('main').getByRole('link', { name: 'Get Free Quote' }).first().click()
  await expect(page).toHaveURL('/#contact')

  await fillForm(page, { ...ada, message: 'Two tubs' })
  release()
  await hydrate(page)

  const fields = { ...ada, message: 'Hot tub removal in Ajax: Two tubs' }
  expect(await readForm(page)).toEqual(fields)

  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL('/about-us')
  await page.goBack()
  await expect(page).toHaveURL('/#contact')
  expect(await readForm(page)).toEqual(fields)

  await visit(page, '/service-areas')
  expect(await readForm(page)).toEqual(fields)
})

test('the previous page prefills the message until the visitor deletes the text, and a quote button pressed while a quote is being sent prefills the next message', async ({
  page,
}) => {
  const message = quoteForm(page).getByLabel('Message')
  await page.setViewportSize({ width: 1440, height: 900 })

  await visit(page, '/service-areas/whitby')
  await headerItem(page, 'Service Areas').click()
  await expect(page).toHaveURL('/service-areas')
  // The form for all cities is prefilled for none of them.
  await expect(message).toHaveValue('')
  await headerItem(page, 'Contact').click()
  await expect(page).toHaveURL('/#contact')
  await expect(message).toHaveValue(/Whitby: $/)

  await message.fill('')
  await page.reload()
  await hydrate(page)
  await expect(message).toHaveValue('')

  await fillForm(page, { ...ada, message: 'On its way' })
  const release = await hold(page)
  await sendButton(page).click()

  await page.getByRole('link', { name: 'Get a quote for this load' }).click()

  await expect(message).toHaveValue('On its way')
  release()
  await expectToast(page, 'status', 'Success!', 'Quote request submitted successfully!')
  await expect(message).toHaveValue('')
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('About')
  await page.goBack()
  await expect(message).toHaveValue('A load of about 6 cubic yards: ')
})
