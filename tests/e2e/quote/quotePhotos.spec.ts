import { expect, type Page, test } from '@playwright/test'
import {
  ada,
  closeToast,
  expectToast,
  fillForm,
  hold,
  quoteForm,
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
  uploadLine,
} from '#tests/support/browser/quotePhotos.ts'
import { holdRequests } from '#tests/support/browser/visit.ts'
import { watchErrors } from '#tests/support/page/watch.ts'

const thanks = 'Quote request submitted successfully!'
const photos = '**/photos/**'

test.use({ viewport: { width: 390, height: 844 } })

test('the quote is confirmed before photos are uploaded, uploads continue during navigation and after an outage, and removed photos are not sent', async ({
  page,
  context,
}) => {
  const message = 'A pile, with three photos'
  const errors = watchErrors(page)
  const day = laterDay()
  await fillFormWithPhotos(page, message, 'a.jpg', 'b.jpg')
  await quoteForm(page).getByLabel('Preferred day').fill(day)
  await quoteForm(page).getByRole('button', { name: 'Afternoon' }).click()
  const releaseOthers = await holdRequests(page, photos)
  // The most recently added route takes precedence.
  const releaseFirst = await holdRequests(page, photos, { times: 1 })

  const release = await hold(page)

  await sendButton(page).click()
  // A phone may hand over a photo late.
  await quoteForm(page)
    .locator('input[type=file]')
    .first()
    .setInputFiles(await noisyPhoto('c.jpg'))
  release()

  await expectToast(page, 'status', 'Success!', thanks)
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

test('a browser that calls itself offline while connected sends a photo again after its first attempt broke', async ({
  page,
}) => {
  const message = 'Sent beside a VPN'
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }))
  await fillFormWithPhotos(page, message, 'a.jpg')
  await page.route(photos, (route) => route.abort('connectionreset'))
  await sendButton(page).click()
  await expect(uploadLine(page)).toContainText('You seem to be offline.')
  await expect(uploadLine(page).getByRole('button', { name: 'Try again' })).toBeVisible()

  await page.unroute(photos)

  await expectToast(page, 'status', '1 of 1 photo sent', 'Your request is complete.')
  expect(await keptPhotos(await idOf(message))).toHaveLength(1)
})
