import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import {
  ada,
  answerWith,
  closeToast,
  expectToast,
  fillForm,
  hold,
  quoteForm,
  sendButton,
  stored,
  toastRegion,
  visitForm,
} from '#tests/support/browser/quoteForm.ts'
import {
  addButton,
  type ChosenFile,
  choosePhotos,
  heavyPhoto,
  jpegFile,
  keptPhotos,
  slowUploads,
  unfold,
  uploadLine,
} from '#tests/support/browser/quotePhotos.ts'
import { watchFaults } from '#tests/support/page/watchFaults.ts'
import { takePicture } from '#tests/support/server/pictures.ts'
import { runMailServer } from '#tests/support/server/runMailServer.ts'
import { deploySite } from '#tests/support/site/deploySite.ts'

const thanks = 'Quote request submitted successfully!'

async function idOf(message: string): Promise<string> {
  const [quote] = await stored(message)
  if (!quote) throw new Error(`There is no quote "${message}".`)
  return quote.id
}

/** A day that the form offers. */
const laterDay = () => new Date(Date.now() + 5 * 24 * 60 * 60_000).toISOString().slice(0, 10)

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

test('the browser makes a photo smaller and turns it upright before it travels', async ({ page }) => {
  // Playwright does not see the bytes of a Blob that is sent.
  await page.addInitScript(() => {
    const { send } = XMLHttpRequest.prototype
    XMLHttpRequest.prototype.send = function (body) {
      Object.assign(window, { sentBody: body })
      send.call(this, body)
    }
  })
  await visitForm(page)
  await fillForm(page, { ...ada, message: 'One large photo' })
  await unfold(page)
  await choosePhotos(page, [jpegFile('large.jpg', await takePicture('jpeg', 0, 2400, 3200))])

  await sendButton(page).click()

  await expectToast(page, 'status', '1 of 1 photo sent', 'Your request is complete.')
  const sent = await page.evaluate(async () => {
    const { sentBody } = window as unknown as { sentBody: Blob }
    return [...new Uint8Array(await sentBody.arrayBuffer())]
  })
  const { width, height, orientation, exif } = await sharp(Buffer.from(sent)).metadata()
  expect({ width, height }).toEqual({ width: 1536, height: 2048 })
  expect([orientation, exif]).toEqual([undefined, undefined])
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

test('of a GIF the first frame is kept, as a JPEG', async ({ page }) => {
  const message = 'Two pictures that move'
  await visitForm(page)
  await fillForm(page, { ...ada, message })
  await unfold(page)
  // The browser makes only the large one smaller.
  await choosePhotos(page, [await movingPicture('small.gif', 8), await movingPicture('large.gif', 800)])

  await sendButton(page).click()

  await expectToast(page, 'status', '2 of 2 photos sent', 'Your request is complete.')
  const kept = await keptPhotos(await idOf(message))
  const described = kept.map(async (picture) => {
    const { format, pages } = await sharp(picture).metadata()
    const { channels } = await sharp(picture).stats()
    return [format, pages, channels.every(({ mean }) => mean > 150)]
  })
  expect(await Promise.all(described)).toEqual([
    ['jpeg', undefined, true],
    ['jpeg', undefined, true],
  ])
})

/** A GIF of two frames, a bright one and a dark one. */
async function movingPicture(name: string, side: number): Promise<ChosenFile> {
  const frames = [200, 50].map((mean) => {
    const noise = { type: 'gaussian' as const, mean, sigma: 20 }
    return sharp({ create: { width: side, height: side, channels: 3, background: 'white', noise } })
      .png()
      .toBuffer()
  })
  const buffer = await sharp(await Promise.all(frames), { join: { animated: true } })
    .gif()
    .toBuffer()
  return { name, mimeType: 'image/gif', buffer }
}

test('a file that is no photo is named with the reason, and the others are kept', async ({ page }) => {
  const message = 'A note among the photos'
  await visitForm(page)
  await fillForm(page, { ...ada, message })
  await unfold(page)
  await choosePhotos(page, [await heavyPhoto('pile.jpg'), jpegFile('note.jpg', Buffer.from('Buy milk.'))])

  await sendButton(page).click()

  const why = 'note.jpg: This file is not a photo. JPEG, PNG and WebP work.'
  await expectToast(page, 'alert', '1 of 2 photos sent', `We have your request. ${why}`)
  expect(await keptPhotos(await idOf(message))).toHaveLength(1)
})

test('the tab asks before it is closed from the moment a quote with photos is sent until they are there', async ({
  page,
}) => {
  const dialogs: string[] = []
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.type())
    await dialog.dismiss()
  })
  const close = () => page.close({ runBeforeUnload: true })
  await visitForm(page)
  await fillForm(page, { ...ada, message: 'Closed too early' })
  await unfold(page)
  await choosePhotos(page, [await heavyPhoto('pile.jpg')])
  const release = await hold(page)
  await page.route('**/photos/**', (route) => route.abort('connectionreset'))

  await sendButton(page).click()
  await close()
  await expect.poll(() => dialogs).toEqual(['beforeunload'])
  release()
  await expect(uploadLine(page)).toBeVisible()
  // A call leaves the page where it is.
  await page.getByRole('banner').getByRole('link', { name: '905.555.0142' }).click()
  await close()
  await expect.poll(() => dialogs).toEqual(['beforeunload', 'beforeunload'])
  await page.unroute('**/photos/**')
  await expectToast(page, 'status', '1 of 1 photo sent', 'Your request is complete.')
  const closed = page.waitForEvent('close')
  await close()

  await closed
})

test('the tab no longer asks once a quote with photos could not be sent', async ({ page }) => {
  await visitForm(page)
  await fillForm(page, { ...ada, message: 'Refused and left' })
  await unfold(page)
  await choosePhotos(page, [await heavyPhoto('pile.jpg')])
  await answerWith(page, { status: 503, body: 'Please call us.' })
  await sendButton(page).click()
  await expectToast(page, 'alert', 'Error', '503: Please call us.')
  const closed = page.waitForEvent('close')

  await page.close({ runBeforeUnload: true })

  await closed
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a day, a time of day and two photos go with the words', async ({ page }) => {
    const message = 'A pile, sent without script'
    const day = laterDay()
    await page.goto('/')
    await fillForm(page, { ...ada, message })
    await quoteForm(page).getByLabel('Preferred day').fill(day)
    await quoteForm(page).getByLabel('Time of day').selectOption('Evening')
    await quoteForm(page)
      .getByLabel('Photos')
      .setInputFiles([await heavyPhoto('a.jpg'), await heavyPhoto('b.jpg')])

    await sendButton(page).click()

    await expect(page.getByText('We have your 2 photos.')).toBeVisible()
    expect(await stored(message)).toMatchObject([{ ...ada, day, window: 'evening' }])
    expect(await keptPhotos(await idOf(message))).toHaveLength(2)
  })

  test('a faulty form comes back with its day and time of day', async ({ page }) => {
    const day = laterDay()
    await page.goto('/')
    await fillForm(page, { ...ada, name: '  ', message: 'Nobody’s pile' })
    await quoteForm(page).getByLabel('Preferred day').fill(day)
    await quoteForm(page).getByLabel('Time of day').selectOption('Morning')

    await sendButton(page).click()

    await expect(page.getByRole('alert')).toHaveText('Please fill in your name.')
    await expect(page.getByLabel('Preferred day')).toHaveValue(day)
    await expect(page.getByLabel('Time of day')).toHaveValue('morning')
  })
})
