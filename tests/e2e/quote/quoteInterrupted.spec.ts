import { expect, test } from '@playwright/test'
import { hydrate } from '#tests/support/browser/hydrate.ts'
import {
  ada,
  empty,
  expectToast,
  failed,
  fillForm,
  hold,
  quoteForm,
  readForm,
  sendButton,
  storeAndHang,
  stored,
  visitForm,
  watchSending,
} from '#tests/support/browser/quoteForm.ts'

test('a click shows at once although the code to send is still loading, and a reload then shows an error', async ({
  page,
}) => {
  const fields = { ...ada, message: 'Sent over a slow line' }
  await visitForm(page)
  await page.waitForLoadState('networkidle')
  let isHeld = true
  await page.route('**/*.{js,json}', async (route) => {
    if (!isHeld) await route.continue()
  })
  await fillForm(page, fields)

  await sendButton(page).click()

  await expect(quoteForm(page).getByRole('button', { name: 'Sending...' })).toBeDisabled()
  isHeld = false
  await page.reload()
  await hydrate(page)
  await expectToast(page, 'alert', 'Error', failed)
  expect(await readForm(page)).toEqual(fields)
})

test('a request survives a navigation while the code to send is loading', async ({ page }) => {
  const message = 'Walked off at once'
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await visitForm(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).hover()
  await page.waitForLoadState('networkidle')
  let isHeld = true
  await page.route('**/*.{js,json}', async (route) => {
    // The other page's own modules come through.
    const body = isHeld ? await (await route.fetch()).text() : ''
    if (body.includes('Please tell us what needs to be removed.')) await released
    await route.continue()
  })
  await fillForm(page, { ...ada, message })
  await sendButton(page).click()

  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL('/about-us')
  isHeld = false
  release()

  await expectToast(page, 'status', 'Success!', 'Quote request submitted successfully!')
  expect(await stored(message)).toMatchObject([{ ...ada, message }])
  await page.unrouteAll({ behavior: 'wait' })
})

test('a reload in the middle loses nothing: the next click stores the one quote there is', async ({
  page,
}) => {
  const fields = { ...ada, message: 'Reloaded in the middle' }
  const sent = watchSending(page)
  await visitForm(page)
  await page.route('**/api/quotes', storeAndHang, { times: 1 })
  await fillForm(page, fields)
  await sendButton(page).click()
  await expect.poll(async () => (await stored(fields.message)).length).toBe(1)

  await page.reload()
  await hydrate(page)
  await expectToast(page, 'alert', 'Error', failed)
  expect(await readForm(page)).toEqual(fields)
  await sendButton(page).click()

  await expectToast(page, 'status', 'Success!', 'Quote request submitted successfully!')
  expect(new Set(sent).size).toBe(1)
  expect(await stored(fields.message)).toHaveLength(1)
  await page.reload()
  await hydrate(page)
  expect(await readForm(page)).toEqual(empty)
})

test('a reload on another page while sending shows an error at the next form', async ({ page }) => {
  const fields = { ...ada, message: 'Reloaded on another page' }
  await visitForm(page)
  await page.route('**/api/quotes', storeAndHang, { times: 1 })
  await fillForm(page, fields)
  await sendButton(page).click()
  await expect.poll(async () => (await stored(fields.message)).length).toBe(1)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL('/about-us')

  await page.reload()
  await visitForm(page)

  await expectToast(page, 'alert', 'Error', failed)
  expect(await readForm(page)).toEqual(fields)
})

test('a request that is on its way goes on while the visitor looks around', async ({ page }) => {
  const message = 'Sent while walking off'
  await visitForm(page)
  const release = await hold(page)
  await fillForm(page, { ...ada, message })
  await sendButton(page).click()

  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL('/about-us')
  await page.goBack()
  await expect(quoteForm(page).getByRole('button', { name: 'Sending...' })).toBeDisabled()
  release()

  await expectToast(page, 'status', 'Success!', 'Quote request submitted successfully!')
  expect(await readForm(page)).toEqual(empty)
  expect(await stored(message)).toHaveLength(1)
})
