import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { ada, expectToast, fillForm, sendButton, visitForm } from '#tests/support/browser/quoteForm.ts'
import {
  type ChosenFile,
  choosePhotos,
  heavyPhoto,
  idOf,
  jpegFile,
  keptPhotos,
  unfold,
} from '#tests/support/browser/quotePhotos.ts'
import { takePicture } from '#tests/support/server/pictures.ts'

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

test('a photo that a proxy refuses is left out in our own words, and not with the proxy’s page', async ({
  page,
}) => {
  const body = '<h1>413 Request Entity Too Large</h1>'
  await page.route('**/photos/**', (route) => route.fulfill({ status: 413, contentType: 'text/html', body }))
  await visitForm(page)
  await fillForm(page, { ...ada, message: 'Behind a strict proxy' })
  await unfold(page)
  await choosePhotos(page, [await heavyPhoto('pile.jpg')])

  await sendButton(page).click()

  const why = 'pile.jpg: This photo could not be sent.'
  await expectToast(page, 'alert', '0 of 1 photo sent', `We have your request. ${why}`)
})
