import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import {
  ada,
  closeToast,
  expectToast,
  fillForm,
  quoteForm,
  sendButton,
  toastRegion,
  visitForm,
} from '#tests/support/browser/quoteForm.ts'
import {
  addButton,
  choosePhotos,
  heavyPhoto,
  idOf,
  jpegFile,
  keptPhotos,
  laterDay,
  slowUploads,
  unfold,
  uploadLine,
} from '#tests/support/browser/quotePhotos.ts'
import { watchFaults } from '#tests/support/page/watchFaults.ts'
import { takePicture } from '#tests/support/server/pictures.ts'
import { runMailServer } from '#tests/support/server/runMailServer.ts'
import { deploySite } from '#tests/support/site/deploySite.ts'

const thanks = 'Quote request submitted successfully!'

test('on a slow line the words are thanked for before the first photo is there, and the owner gets all three', async ({
  browser,
}) => {
  const mail = await runMailServer()
  const site = await deploySite({ settings: { SMTP_URL: mail.url, QUOTES_TO: 'owner@site.example' } })
  try {
    const page = await browser.newPage({ baseURL: site.url, viewport: { width: 390, height: 844 } })
    const faults = watchFaults(page)
    const day = laterDay()
    await visitForm(page)
    await fillForm(page, { ...ada, message: 'A pile, with three photos' })
    await unfold(page)
    await choosePhotos(page, [
      jpegFile('upright.jpg', await takePicture('jpeg', 0, 2400, 3200)),
      await heavyPhoto('left.jpg'),
      await heavyPhoto('right.jpg'),
    ])
    await quoteForm(page).getByLabel('Preferred day').fill(day)
    await quoteForm(page).getByRole('button', { name: 'Afternoon' }).click()
    await slowUploads(page, 60_000)

    await sendButton(page).click()

    await expectToast(page, 'status', 'Success!', thanks)
    expect(await site.quotes()).toMatchObject([{ day, window: 'afternoon', photos: 0 }])
    await expect(uploadLine(page)).toContainText('0 of 3 photos sent')
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
    await expect(page).toHaveURL('/about-us')
    await expect(uploadLine(page)).toContainText(/[12] of 3 photos sent/)
    await expectToast(page, 'status', '3 of 3 photos sent', 'Your request is complete.')
    await expect(uploadLine(page)).toHaveCount(0)
    const [quote] = await site.quotes()
    expect(quote?.photos).toBe(3)
    await expect.poll(() => mail.mails.length).toBe(1)
    expect(mail.mails[0]?.attachments).toHaveLength(3)
    const written = test.info().outputPath('written')
    site.command('photos', quote?.id ?? '', written)
    const sizes = readdirSync(written).map(async (name) => {
      const { width, height, exif } = await sharp(join(written, name)).metadata()
      return { size: `${width} × ${height}`, exif }
    })
    expect(await Promise.all(sizes)).toContainEqual({ size: '1536 × 2048', exif: undefined })
    expect(sizes).toHaveLength(3)
    const backup = test.info().outputPath('backup.db')
    site.command('backup', backup)
    expect(await keptPhotos(quote?.id ?? '', backup)).toHaveLength(3)
    expect(faults).toEqual([])
  } finally {
    await site.stop()
    await mail.stop()
  }
})

test('photos survive a line that is gone for a while; one that was removed is not sent', async ({
  page,
  context,
}) => {
  const message = 'Sent through a tunnel'
  await page.setViewportSize({ width: 390, height: 844 })
  await visitForm(page)
  await fillForm(page, { ...ada, message })
  await unfold(page)
  await choosePhotos(page, [await heavyPhoto('a.jpg'), await heavyPhoto('b.jpg'), await heavyPhoto('c.jpg')])
  await quoteForm(page).getByRole('button', { name: 'Remove b.jpg' }).click()
  await expect(quoteForm(page).getByText('You can add six more photos.')).toBeVisible()
  await page.route('**/photos/**', (route) => route.abort('connectionreset'))
  await sendButton(page).click()
  await expectToast(page, 'status', 'Success!', thanks)
  // So that it stays.
  await toastRegion(page).hover()
  await expect(addButton(page)).toBeHidden()

  await expect(uploadLine(page)).toContainText('haven’t gone through yet')
  await expect(toastRegion(page).getByText(thanks)).toBeVisible()
  await expect.poll(() => gapAboveLine(page)).toBeGreaterThan(0)
  await closeToast(page)
  await uploadLine(page).getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(uploadLine(page)).toBeFocused()
  await context.setOffline(true)
  await expect(uploadLine(page)).toContainText('You’re offline.')
  await page.unroute('**/photos/**')
  await context.setOffline(false)

  await expectToast(page, 'status', '2 of 2 photos sent', 'Your request is complete.')
  expect(await keptPhotos(await idOf(message))).toHaveLength(2)
})

/** Between the toast and the line of the photos, in pixels. */
async function gapAboveLine(page: Page): Promise<number> {
  const [toast, line] = [await toastRegion(page).boundingBox(), await uploadLine(page).boundingBox()]
  return (line?.y ?? 0) - (toast?.y ?? 0) - (toast?.height ?? 0)
}

test('a line that is gone for a minute in the middle of photos costs none: they are tried on, also at the visitor’s wish', async ({
  page,
}) => {
  const message = 'Sent through a long tunnel'
  let isGone = false
  let lost = 0
  await page.route('**/api/quotes/*/photos/**', async (route) => {
    if (isGone) {
      lost += 1
      return route.abort('connectionreset')
    }
    isGone = true
    await route.continue()
  })
  await page.clock.install()
  await visitForm(page)
  await fillForm(page, { ...ada, message })
  await unfold(page)
  await choosePhotos(page, [await heavyPhoto('a.jpg'), await heavyPhoto('b.jpg'), await heavyPhoto('c.jpg')])
  await sendButton(page).click()
  await expect(uploadLine(page)).toContainText('1 of 3 photos sent')

  // Each of the two waits 1 s, then 2 s, and so on.
  for (const [tries, seconds] of [1, 2, 4, 8, 16, 30].entries()) {
    await expect.poll(() => lost).toBeGreaterThanOrEqual(2 * (tries + 1))
    await page.clock.fastForward(1000 * seconds)
  }
  await expect(uploadLine(page)).toContainText('1 of 3 photos sent Some photos haven’t gone through yet.')
  isGone = false
  await page.unroute('**/api/quotes/*/photos/**')
  await uploadLine(page).getByRole('button', { name: 'Try again' }).click()

  await expectToast(page, 'status', '3 of 3 photos sent', 'Your request is complete.')
  expect(await keptPhotos(await idOf(message))).toHaveLength(3)
})
