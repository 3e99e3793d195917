import { expect, test } from '@playwright/test'
import {
  ada,
  closeToast,
  empty,
  expectToast,
  failed,
  fillForm,
  hold,
  quoteForm,
  readForm,
  sendButton,
  stored,
  toastRegion,
  watchSending,
} from '#tests/support/browser/quoteForm.ts'
import { holdScripts, hydrate, visit } from '#tests/support/browser/visit.ts'

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
    if (body.includes('too_small')) await released
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

test('a request that is in flight when the tab is left reaches the server, and sending it again stores no second quote', async ({
  page,
}) => {
  const fields = { ...ada, message: 'Left at once' }
  const session = await page.context().newCDPSession(page)
  await visit(page, '/')
  await fillForm(page, fields)
  await page.waitForLoadState('networkidle')
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 300 }
  await session.send('Network.emulateNetworkConditions', slow)
  const sent = page.waitForRequest('**/api/quotes')
  await sendButton(page).click()
  await sent

  await page.goto('about:blank')

  await expect.poll(async () => (await stored(fields.message)).length).toBe(1)
  await session.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 })
  await page.goBack()
  await hydrate(page)
  await expectToast(page, 'alert', 'Error', failed)
  await hydrate(page)
  expect(await readForm(page)).toEqual(fields)
  await sendButton(page).click()
  await expectToast(page, 'status', 'Success!', 'Quote request submitted successfully!')
  expect(await stored(fields.message)).toHaveLength(1)
})
