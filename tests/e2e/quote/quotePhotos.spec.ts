import { expect, type Locator, type Page, test } from '@playwright/test'
import { site } from '#data/company/site.ts'
import { describeDay } from '#data/quote/preferredDay.ts'
import {
  ada,
  boxOf,
  closeToast,
  confirmation,
  expectToast,
  fillForm,
  hold,
  quoteForm,
  sendAgain,
  sendButton,
  stored,
  toastRegion,
} from '#tests/support/browser/quoteForm.ts'
import {
  addButton,
  choosePhotos,
  fillFormWithPhotos,
  idOf,
  keptPhotos,
  laterDay,
  noisyPhoto,
  unfold,
} from '#tests/support/browser/quotePhotos.ts'
import {
  expectMarkedDocument,
  expectNewDocument,
  expectPage,
  followInPlace,
  footerLink,
  holdRequests,
  hydrate,
  setConnection,
} from '#tests/support/browser/visit.ts'
import { watchErrors, watchScripts } from '#tests/support/page/watch.ts'

// On 3g nothing is prefetched.
test.beforeEach(({ page }) => setConnection(page, { effectiveType: '3g' }))

const thanks = 'Quote request submitted successfully!'
const photos = '**/photos/**'

/** Runs in the page: whether the left border of each is as its right one. */
const haveSameEdges = (buttons: Element[]) =>
  buttons.map((button) => getComputedStyle(button)).map((style) => style.borderLeft === style.borderRight)

test('the quote is confirmed before photos are uploaded, uploads continue during navigation and after an outage, and removed photos are not sent', async ({
  page,
  context,
}) => {
  const message = 'A pile, with three photos'
  await page.setViewportSize({ width: 390, height: 844 })
  const errors = watchErrors(page)
  const day = laterDay()
  await fillFormWithPhotos(page, message, 'a.jpg', 'b.jpg')
  await unfold(page, 'day')
  await quoteForm(page).getByLabel('Preferred day').fill(day)
  for (const name of ['Afternoon', 'Ground floor', 'Upper floor'])
    await quoteForm(page).getByRole('button', { name }).click()
  const releaseOthers = await holdRequests(page, photos)
  // The most recently added route takes precedence.
  const releaseFirst = await holdRequests(page, photos, { times: 1 })

  const release = await hold(page)

  await sendButton(page).click()
  await expect(quoteForm(page).getByRole('button', { name: 'Sending...' })).toBeVisible()
  const choices = quoteForm(page).getByRole('group').getByRole('button')
  expect(await choices.evaluateAll(haveSameEdges)).not.toContain(false)
  // A phone may hand over a photo late.
  await quoteForm(page)
    .locator('input[type=file]')
    .first()
    .setInputFiles(await noisyPhoto('c.jpg'))
  release()

  await expectToast(page, 'status', 'Success!', thanks)
  for (const wished of [describeDay(day), 'Afternoon']) await expect(confirmation(page)).toContainText(wished)
  expect(await stored(message)).toMatchObject([{ day, window: 'afternoon', photos: 0 }])
  await expect(uploadLine(page)).toContainText('0 of 3 photos sent')
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL('/about-us')
  releaseFirst()
  await expect(uploadLine(page)).toContainText('1 of 3 photos sent')
  releaseOthers()
  await expectToast(page, 'status', '3 of 3 photos sent', 'Your request is complete.')
  await expect(uploadLine(page)).toHaveCount(0)
  expect(await keptPhotos(await idOf(message))).toHaveLength(3)
  expect(errors).toEqual([])

  // The same form, which the first quote has emptied.
  await page.goBack()
  const second = 'Sent through a tunnel'
  await fillForm(page, { ...ada, message: second })
  await unfold(page)
  await choosePhotos(page, await Promise.all(['d.jpg', 'e.jpg', 'f.jpg'].map(noisyPhoto)))
  await quoteForm(page).getByRole('button', { name: 'Remove e.jpg' }).click()
  await expect(quoteForm(page).getByText('You can add six more photos.')).toBeVisible()
  await page.route(photos, (route) => route.abort('connectionreset'))
  await sendButton(page).click()
  await expectToast(page, 'status', 'Success!', thanks)
  // A hovered toast stays open.
  await toastRegion(page).hover()
  await expect(addButton(page)).toBeHidden()

  await expect(uploadLine(page)).toContainText('haven’t gone through yet')
  await expect(toastRegion(page).getByText(thanks)).toBeVisible()
  await expect.poll(() => gapAboveLine(page)).toBeGreaterThan(0)
  await closeToast(page)
  await uploadLine(page).getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(uploadLine(page)).toBeFocused()
  await context.setOffline(true)
  await expect(uploadLine(page)).toContainText('You seem to be offline.')
  await page.unroute(photos)
  await context.setOffline(false)

  await expectToast(page, 'status', '2 of 2 photos sent', 'Your request is complete.')
  await expect(page.locator(':focus')).toBeVisible()
  expect(await keptPhotos(await idOf(second))).toHaveLength(2)
})

/** Distance between the toast and the upload line, in pixels. */
async function gapAboveLine(page: Page): Promise<number> {
  const [toast, line] = [await toastRegion(page).boundingBox(), await uploadLine(page).boundingBox()]
  return (line?.y ?? 0) - (toast?.y ?? 0) - (toast?.height ?? 0)
}

test('closing the tab asks for confirmation while a quote with photos is being sent, and not after a failed quote', async ({
  page,
}) => {
  const dialogs: string[] = []
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.type())
    await dialog.dismiss()
  })
  const close = () => page.close({ runBeforeUnload: true })
  const asks = () => page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))
  await fillFormWithPhotos(page, 'Closed too early', 'pile.jpg')
  await page.route('**/api/quotes', (route) => route.fulfill({ status: 503, body: 'Please call us.' }), {
    times: 1,
  })
  await sendButton(page).click()
  await expectToast(page, 'alert', 'Error', '503: Please call us.')
  expect(await asks()).toBe(false)
  const release = await hold(page)
  await page.route('**/photos/**', (route) => route.abort('connectionreset'))

  await sendAgain(page)
  expect(await asks()).toBe(true)
  await close()
  await expect.poll(() => dialogs).toEqual(['beforeunload'])
  release()
  await expect(uploadLine(page)).toBeVisible()
  await close()
  await expect.poll(() => dialogs).toEqual(['beforeunload', 'beforeunload'])
  await page.unroute('**/photos/**')
  await expectToast(page, 'status', '1 of 1 photo sent', 'Your request is complete.')
  const closed = page.waitForEvent('close')
  await close()

  await closed
})

test('after a reload during the upload, a toast reports once the number of unsent photos, as soon as its code can be fetched', async ({
  page,
}) => {
  page.on('dialog', (dialog) => dialog.accept())
  let isGone = false
  await page.route('**/api/quotes/*/photos/**', (route) => {
    if (isGone) return route.abort('connectionreset')
    isGone = true
    return route.continue()
  })
  await fillFormWithPhotos(page, 'Reloaded too early', 'a.jpg', 'b.jpg', 'c.jpg')
  await sendButton(page).click()
  await expect(uploadLine(page)).toContainText('1 of 3 photos sent')

  // Without its code the loss is not reported, and not forgotten either.
  const { promise: failed, resolve: fail } = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    const answer = await route.fetch()
    if (!(await answer.text()).includes('SHA-256')) return route.fulfill({ response: answer })
    await route.abort()
    fail()
  })
  await page.reload()
  const { settled } = watchScripts(page)
  await hydrate(page)
  await failed
  // The form asks for the same code.
  await settled()
  await page.unroute('**/*.js')
  await page.reload()
  const errors = watchErrors(page)
  await hydrate(page)
  await expectToast(
    page,
    'alert',
    '2 of your 3 photos weren’t sent',
    `We have your request. You can email the photos to ${site.email}, or call us at ${site.phoneDotted}.`,
  )
  await hydrate(page)

  expect(errors).toEqual([])
  expect(await page.evaluate(() => sessionStorage.getItem('photosOnTheirWay'))).toBeNull()
})

test('offline, a link keeps the page and its uploads, and the next page is shown when the connection is back', async ({
  page,
  context,
}) => {
  const message = 'Photos through a tunnel'
  await fillFormWithPhotos(page, message, 'a.jpg', 'b.jpg')
  const release = await holdRequests(page, '**/photos/**')
  await sendButton(page).click()
  await expect(uploadLine(page)).toContainText('0 of 2 photos sent')
  // The line hides no focused link.
  const firstLink = page.getByRole('contentinfo').getByRole('link').first()
  await firstLink.focus()
  const [link, line] = [await boxOf(firstLink), await boxOf(uploadLine(page))]
  expect(link.y + link.height).toBeLessThanOrEqual(line.y)
  await context.setOffline(true)
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/about-us.json'))

  await followInPlace(footerLink(page, 'About Us'))
  await failed

  await expect(uploadLine(page)).toContainText('You seem to be offline.')
  await context.setOffline(false)
  await expectPage(page, '/about-us', { isMarked: true })
  release()
  await expectToast(page, 'status', '2 of 2 photos sent', 'Your request is complete.')
  expect(await keptPhotos(await idOf(message))).toHaveLength(2)
})

test('after a deploy, a link loads its document only once the quote and its photos are sent', async ({
  page,
}) => {
  const message = 'Sent during a deploy'
  await fillFormWithPhotos(page, message, 'a.jpg', 'b.jpg')
  const releaseQuote = await hold(page)
  const releasePhotos = await holdRequests(page, photos)
  await sendButton(page).click()

  await followToMissingPage(page)
  releaseQuote()
  await expectToast(page, 'status', 'Success!', thanks)
  await expect(uploadLine(page)).toContainText('0 of 2 photos sent')
  await expectMarkedDocument(page)
  releasePhotos()
  await expectToast(page, 'status', '2 of 2 photos sent', 'Your request is complete.')
  await expectMarkedDocument(page)
  await closeToast(page)

  await expectNewDocument(page)
  await expectPage(page, '/about-us')
  expect(await keptPhotos(await idOf(message))).toHaveLength(2)
})

/** Follows a link to a page whose files are gone, and waits until the page has been tried twice. */
async function followToMissingPage(page: Page): Promise<void> {
  await page.route('**/*.json', (route) => route.fulfill({ status: 404 }))
  const tries: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/about-us.json')) tries.push(request.url())
  })
  await followInPlace(footerLink(page, 'About Us'))
  await expect.poll(() => tries.length).toBeGreaterThan(1)
  await expectMarkedDocument(page)
}

/** The line that says how many photos are sent. */
const uploadLine = (page: Page): Locator => page.getByRole('region', { name: 'Photos', exact: true })
