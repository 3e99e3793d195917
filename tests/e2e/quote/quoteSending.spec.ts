import { expect } from '@playwright/test'
import { shownFields } from '#data/quote/quoteFields.ts'
import { scrolledTo, scrollTo } from '#tests/support/browser/gestures.ts'
import { ada, empty, failed, stored, test } from '#tests/support/browser/quoteForm.ts'
import {
  followInPlace,
  footerLink,
  headerItem,
  holdScripts,
  hydrate,
  hydrateOnIntentOnly,
  visit,
} from '#tests/support/browser/visit.ts'
import { cityService, town } from '#tests/support/page/pageKinds.ts'
import { watchErrors } from '#tests/support/page/watch.ts'

const unfilled = Object.fromEntries(shownFields.map(({ name }) => [name, '']))

test('a double click sends one request, which is stored and confirmed', async ({
  page,
  form,
  context,
  baseURL,
}) => {
  const fields = { ...ada, message: 'Two fridges 🧊\nSecond floor' }
  const errors = watchErrors(page)
  const keys = form.watchSending()
  await context.addCookies([{ name: 'visitor', value: '7', url: String(baseURL) }])
  await visit(page, '/')
  const release = await form.hold()
  await form.fill(fields)
  const sent = page.waitForRequest((request) => request.method() === 'POST')

  await form.send.dblclick()

  const request = await sent
  expect(new URL(request.url()).pathname).toBe('/api/quotes')
  expect(request.postDataJSON()).toEqual({ ...unfilled, ...fields })
  expect(await request.allHeaders()).toMatchObject({
    'content-type': 'application/json',
    cookie: 'visitor=7',
  })
  await expect(form.button('Sending...')).toBeDisabled()
  await expect(form.element.getByRole('status')).toHaveText('Sending...')
  await expect(form.field('Message')).not.toBeEditable()
  await scrollTo(page, 0)
  release()
  await form.expectSuccess()
  expect(await form.read()).toEqual(empty)
  await expect(form.confirmation).toBeFocused()
  await expect(form.confirmation).toContainText('Thanks, Ada.')
  await expect(form.confirmation).toContainText(`We’ll call you at ${fields.phone}.`)
  expect(await scrolledTo(page)).toBe(0)
  expect(keys).toHaveLength(1)
  expect(await stored(fields.message)).toMatchObject([{ ...fields, page: '/', spam: false }])
  await form.sendAnother.click()
  await expect(form.field('Name')).toBeFocused()
  expect(await form.read()).toEqual(empty)
  expect(errors).toEqual([])
})

test('the source of a visit goes with the request, and with no other', async ({ page, form }) => {
  const message = 'One fridge, by flyer'
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')))
  await page.goto('/about-us?gclid=id1&utm_source=flyer&utm_campaign=spring', {
    referer: 'https://search.example/',
  })
  await hydrate(page)
  await headerItem(page, 'Service Areas').click()
  await expect(page).toHaveURL('/service-areas')
  await form.fill({ ...ada, message })
  const before = asked.length
  const sent = page.waitForRequest((request) => request.method() === 'POST')

  await form.send.click()

  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('id1')
  const source = {
    referrer: 'https://search.example/',
    utm_source: 'flyer',
    utm_medium: 'cpc',
    utm_campaign: 'spring',
  }
  expect((await sent).postDataJSON()).toEqual({ ...unfilled, ...ada, message, source })
  expect(asked.slice(1, before).filter((request) => request.includes('flyer'))).toEqual([])
  await form.expectSuccess()
  expect(await stored(message)).toMatchObject([{ ...ada, page: '/service-areas', spam: false }])
})

test('a request survives navigations while it is prepared and sent', async ({ page, form }) => {
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
  const release = await form.hold()
  await form.fill({ ...ada, message })
  await form.send.click()

  await aboutUs.click()
  await expect(page).toHaveURL('/about-us')
  isHeld = false
  const sent = page.waitForRequest('**/api/quotes')
  releaseCode()
  await sent
  await page.goBack()
  await expect(form.button('Sending...')).toBeDisabled()
  release()

  await form.expectSuccess()
  expect(await form.read()).toEqual(empty)
  expect(await stored(message)).toMatchObject([{ ...ada, message }])
  await page.unrouteAll({ behavior: 'wait' })
})

test('a reload while sending shows an error once and keeps the fields', async ({ page, form }) => {
  const fields = { ...ada, message: 'Reloaded on another page' }
  const unsent = { ...ada, message: 'Sent over a slow line' }
  const sent = form.watchSending()
  await visit(page, '/')
  await page.waitForLoadState('networkidle')
  await holdScripts(page)
  await form.fill(unsent)

  await form.send.click()

  await expect(form.button('Sending...')).toBeDisabled()
  // The held code never arrives. After the reload, code loads again.
  await page.route('**/*.{js,json}', (route) => route.continue())
  await page.reload()
  await hydrate(page)
  await form.expectToast('alert', 'Error', failed)
  await form.closeToast()
  await hydrate(page)
  expect(await form.read()).toEqual(unsent)
  expect(sent).toEqual([])

  await page.route('**/api/quotes', async (route) => void (await route.fetch()), { times: 1 })
  await form.fill(fields)
  await form.send.click()
  await expect.poll(async () => (await stored(fields.message)).length).toBe(1)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL('/about-us')

  await page.reload()
  await hydrate(page)
  await form.expectToast('alert', 'Error', failed)
  await visit(page, '/')
  await expect(form.toasts).toHaveCount(0)
  expect(await form.read()).toEqual(fields)
  await form.send.click()

  await form.expectSuccess()
  expect(new Set(sent).size).toBe(1)
  expect(await stored(fields.message)).toHaveLength(1)
})

test('a request that is in flight when the tab is left reaches the server', async ({ page, form }) => {
  const fields = { ...ada, message: 'Left at once' }
  const session = await page.context().newCDPSession(page)
  await visit(page, '/service-areas')
  await form.fill(fields)
  await page.waitForLoadState('networkidle')
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 1000 }
  await session.send('Network.emulateNetworkConditions', slow)
  const sent = page.waitForRequest('**/api/quotes')
  await form.send.click()
  await sent

  await page.goto('about:blank')

  await expect.poll(async () => (await stored(fields.message)).length).toBe(1)
})

test('a prefilled message and typed text are kept until they are deleted', async ({ page, form }) => {
  const message = form.field('Message')
  await hydrateOnIntentOnly(page)
  await page.goto(cityService.path)
  const release = await holdScripts(page)
  await page.getByRole('main').getByRole('link', { name: 'Get Free Quote' }).first().click()
  await expect(page).toHaveURL('/#contact')

  await form.fill({ ...ada, message: 'Two tubs' })
  release()
  await hydrate(page)

  const fields = { ...ada, message: `${cityService.heading}: Two tubs` }
  expect(await form.read()).toEqual(fields)

  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL('/about-us')
  await page.goBack()
  await expect(page).toHaveURL('/#contact')
  expect(await form.read()).toEqual(fields)

  await visit(page, '/service-areas')
  expect(await form.read()).toEqual(fields)

  // The form for all cities is prefilled for none of them.
  await message.fill('')
  await visit(page, town.path)
  await followInPlace(footerLink(page, 'View All Areas'))
  await expect(page).toHaveURL('/service-areas')
  await expect(message).toHaveValue('')
  await followInPlace(footerLink(page, 'Contact'))
  await expect(page).toHaveURL('/#contact')
  await expect(message).toHaveValue(`Junk removal in ${town.name}: `)

  await message.fill('')
  await page.reload()
  await hydrate(page)
  await expect(message).toHaveValue('')
})

test('a quote button pressed while sending prefills the next message', async ({ page, form }) => {
  const message = form.field('Message')
  await visit(page, '/')
  await form.fill({ ...ada, message: 'On its way' })
  const release = await form.hold()
  await form.send.click()

  await page.getByRole('link', { name: 'Get a quote for this load' }).click()

  await expect(message).toHaveValue('On its way')
  release()
  await form.expectSuccess()
  await expect(message).toHaveValue('')
  await followInPlace(footerLink(page, 'About Us'))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('About')
  await page.goBack()
  await expect(message).toHaveValue(/^A load of about .+: $/)
})
