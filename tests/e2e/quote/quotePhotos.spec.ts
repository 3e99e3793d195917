import { expect, type Locator, type Page } from '@playwright/test'
import { site } from '#data/company/site.ts'
import { describeDay } from '#data/quote/preferredDay.ts'
import { boxOf } from '#tests/support/browser/gestures.ts'
import {
  ada,
  keptPhotos,
  laterDay,
  noisyPhoto,
  type QuoteForm,
  stored,
  test,
} from '#tests/support/browser/quoteForm.ts'
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

const photos = '**/photos/**'

/** Runs in the page: whether the left border of each is as its right one. */
const haveSameEdges = (buttons: Element[]) =>
  buttons.map((button) => getComputedStyle(button)).map((style) => style.borderLeft === style.borderRight)

test('photos follow the confirmed quote, through navigation and outage', async ({ page, form, context }) => {
  const message = 'A pile, with three photos'
  await page.setViewportSize({ width: 390, height: 844 })
  const errors = watchErrors(page)
  const day = laterDay()
  await form.fillWithPhotos(message, 'a.jpg', 'b.jpg')
  await form.unfold('day')
  await form.field('Preferred day').fill(day)
  for (const name of ['Afternoon', 'Ground floor', 'Upper floor'])
    await form.element.getByRole('button', { name }).click()
  const releaseOthers = await holdRequests(page, photos)
  // The most recently added route takes precedence.
  const releaseFirst = await holdRequests(page, photos, { times: 1 })

  const release = await form.hold()

  await form.send.click()
  await expect(form.button('Sending...')).toBeVisible()
  const choices = form.element.getByRole('group').getByRole('button')
  expect(await choices.evaluateAll(haveSameEdges)).not.toContain(false)
  // A phone may hand over a photo late.
  await form.element
    .locator('input[type=file]')
    .first()
    .setInputFiles(await noisyPhoto('c.jpg'))
  release()

  await form.expectSuccess()
  for (const wished of [describeDay(day), 'Afternoon']) await expect(form.confirmation).toContainText(wished)
  expect(await stored(message)).toMatchObject([{ day, window: 'afternoon', photos: 0 }])
  await expect(uploadLine(page)).toContainText('0 of 3 photos sent')
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL('/about-us')
  releaseFirst()
  await expect(uploadLine(page)).toContainText('1 of 3 photos sent')
  releaseOthers()
  await form.expectToast('status', '3 of 3 photos sent', 'Your request is complete.')
  await expect(uploadLine(page)).toHaveCount(0)
  expect(await keptPhotos(message)).toHaveLength(3)
  expect(errors).toEqual([])

  // The same form, which the first quote has emptied.
  await page.goBack()
  const second = 'Sent through a tunnel'
  await form.fill({ ...ada, message: second })
  await form.unfold()
  await form.choosePhotos(await Promise.all(['d.jpg', 'e.jpg', 'f.jpg'].map(noisyPhoto)))
  await form.button('Remove e.jpg').click()
  await expect(form.element.getByText('You can add six more photos.')).toBeVisible()
  await page.route(photos, (route) => route.abort('connectionreset'))
  await form.send.click()
  await form.expectSuccess()
  // A hovered toast stays open.
  await form.toasts.hover()
  await expect(form.addButton).toBeHidden()

  await expect(uploadLine(page)).toContainText('haven’t gone through yet')
  await expect(form.toasts.getByText('Success!')).toBeVisible()
  await expect.poll(() => gapAboveLine(form)).toBeGreaterThan(0)
  await form.closeToast()
  await uploadLine(page).getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(uploadLine(page)).toBeFocused()
  await context.setOffline(true)
  await expect(uploadLine(page)).toContainText('You seem to be offline.')
  await page.unroute(photos)
  await context.setOffline(false)

  await form.expectToast('status', '2 of 2 photos sent', 'Your request is complete.')
  await expect(page.locator(':focus')).toBeVisible()
  expect(await keptPhotos(second)).toHaveLength(2)
})

/** Distance between the toast and the upload line, in pixels. */
async function gapAboveLine({ page, toasts }: QuoteForm): Promise<number> {
  const [toast, line] = [await toasts.boundingBox(), await uploadLine(page).boundingBox()]
  return (line?.y ?? 0) - (toast?.y ?? 0) - (toast?.height ?? 0)
}

test('closing the tab asks while a quote with photos is being sent', async ({ page, form }) => {
  const dialogs: string[] = []
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.type())
    await dialog.dismiss()
  })
  const close = () => page.close({ runBeforeUnload: true })
  const asks = () => page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))
  await form.fillWithPhotos('Closed too early', 'pile.jpg')
  await page.route('**/api/quotes', (route) => route.fulfill({ status: 503, body: 'Please call us.' }), {
    times: 1,
  })
  await form.send.click()
  await form.expectToast('alert', 'Error', '503: Please call us.')
  expect(await asks()).toBe(false)
  const release = await form.hold()
  await page.route('**/photos/**', (route) => route.abort('connectionreset'))

  await form.sendAgain()
  expect(await asks()).toBe(true)
  await close()
  await expect.poll(() => dialogs).toEqual(['beforeunload'])
  release()
  await expect(uploadLine(page)).toBeVisible()
  await close()
  await expect.poll(() => dialogs).toEqual(['beforeunload', 'beforeunload'])
  await page.unroute('**/photos/**')
  await form.expectToast('status', '1 of 1 photo sent', 'Your request is complete.')
  const closed = page.waitForEvent('close')
  await close()

  await closed
})

test('after a reload a toast reports the unsent photos once', async ({ page, form }) => {
  page.on('dialog', (dialog) => dialog.accept())
  let isGone = false
  await page.route('**/api/quotes/*/photos/**', (route) => {
    if (isGone) return route.abort('connectionreset')
    isGone = true
    return route.continue()
  })
  await form.fillWithPhotos('Reloaded too early', 'a.jpg', 'b.jpg', 'c.jpg')
  await form.send.click()
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
  await form.expectToast(
    'alert',
    '2 of your 3 photos weren’t sent',
    `We have your request. You can email the photos to ${site.email}, or call us at ${site.phoneDotted}.`,
  )
  await hydrate(page)

  expect(errors).toEqual([])
  expect(await page.evaluate(() => sessionStorage.getItem('photosOnTheirWay'))).toBeNull()
})

test('offline, a link waits and the uploads go on', async ({ page, form, context }) => {
  const message = 'Photos through a tunnel'
  await form.fillWithPhotos(message, 'a.jpg', 'b.jpg')
  const release = await holdRequests(page, '**/photos/**')
  await form.send.click()
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
  await form.expectToast('status', '2 of 2 photos sent', 'Your request is complete.')
  expect(await keptPhotos(message)).toHaveLength(2)
})

test('after a deploy, a link waits for the quote and its photos', async ({ page, form }) => {
  const message = 'Sent during a deploy'
  await form.fillWithPhotos(message, 'a.jpg', 'b.jpg')
  const releaseQuote = await form.hold()
  const releasePhotos = await holdRequests(page, photos)
  await form.send.click()

  await followToMissingPage(page)
  releaseQuote()
  await form.expectSuccess()
  await expect(uploadLine(page)).toContainText('0 of 2 photos sent')
  await expectMarkedDocument(page)
  releasePhotos()
  await form.expectToast('status', '2 of 2 photos sent', 'Your request is complete.')
  await expectMarkedDocument(page)
  await form.closeToast()

  await expectNewDocument(page)
  await expectPage(page, '/about-us')
  expect(await keptPhotos(message)).toHaveLength(2)
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
