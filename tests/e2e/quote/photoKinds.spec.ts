import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { ada, expectToast, fillForm, sendButton } from '#tests/support/browser/quoteForm.ts'
import { choosePhotos, idOf, jpegFile, keptPhotos, unfold } from '#tests/support/browser/quotePhotos.ts'
import { visit } from '#tests/support/browser/visit.ts'
import { takePicture } from '#tests/support/server/pictures.ts'

test('the browser reduces and rotates a photo, and a file other than a photo is reported with the reason', async ({
  page,
}) => {
  const message = 'A note among the photos'
  // Playwright does not see the bytes of a Blob that is sent.
  await page.addInitScript(() => {
    const { send } = XMLHttpRequest.prototype
    const sentBodies: unknown[] = []
    Object.assign(window, { sentBodies })
    XMLHttpRequest.prototype.send = function (body) {
      sentBodies.push(body)
      send.call(this, body)
    }
  })
  await visit(page, '/service-areas')
  await fillForm(page, { ...ada, message })
  await unfold(page)
  await choosePhotos(page, [
    jpegFile('large.jpg', await takePicture('jpeg', 0, 1560, 2080)),
    jpegFile('note.jpg', Buffer.from('Buy milk.')),
  ])

  await sendButton(page).click()

  const why = 'note.jpg: This file is not a photo. JPEG, PNG and WebP work.'
  await expectToast(page, 'alert', '1 of 2 photos sent', `We have your request. ${why}`)
  expect(await keptPhotos(await idOf(message))).toHaveLength(1)
  const [large] = await page.evaluate(async () => {
    const { sentBodies } = window as unknown as { sentBodies: Blob[] }
    return Promise.all(sentBodies.map(async (body) => [...new Uint8Array(await body.arrayBuffer())]))
  })
  const { width, height, orientation, exif } = await sharp(Buffer.from(large ?? [])).metadata()
  expect([width, height, orientation, exif]).toEqual([1536, 2048, undefined, undefined])
})
