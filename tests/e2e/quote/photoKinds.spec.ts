import { expect, type FileChooser, type Locator, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { ada, expectToast, fillForm, quoteForm, sendButton } from '#tests/support/browser/quoteForm.ts'
import {
  addButton,
  formOnly,
  idOf,
  jpegFile,
  keptPhotos,
  noisyPhoto,
  unfold,
} from '#tests/support/browser/quotePhotos.ts'
import { visit } from '#tests/support/browser/visit.ts'
import { axeViolations, findOverflow } from '#tests/support/page/pageFaults.ts'
import { takePicture } from '#tests/support/server/pictures.ts'

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

test('on a phone photos are chosen or taken, reduced and rotated in the browser, and any other file is reported with the reason', async ({
  page,
}) => {
  const message = 'A note among the photos'
  await page.addInitScript(recordSentBodies)
  await visit(page, '/service-areas')
  await fillForm(page, { ...ada, message })
  await unfold(page)
  await expect(quoteForm(page).getByText('You can also drop or paste them here.')).toBeHidden()

  const accept = 'image/jpeg,image/png,image/webp'
  const library = await openChooser(page, addButton(page))
  await library.setFiles([
    jpegFile('large.jpg', await takePicture('jpeg', 0, 1560, 2080)),
    jpegFile('note.jpg', Buffer.from('Buy milk.')),
  ])
  const camera = await openChooser(page, quoteForm(page).getByRole('button', { name: 'Take a photo' }))
  await camera.setFiles([await noisyPhoto('taken.jpg')])

  expect(await attributesOf(library)).toEqual({ accept, capture: null, multiple: true })
  expect(await attributesOf(camera)).toEqual({ accept, capture: 'environment', multiple: false })
  await expect(quoteForm(page).getByRole('img', { name: 'taken.jpg' })).toBeVisible()
  expect(await axeViolations(page, formOnly)).toEqual([])
  expect(await page.evaluate(findOverflow)).toEqual([])

  // A deselected option looks deselected.
  const evening = quoteForm(page).getByRole('button', { name: 'Evening' })
  const look = () => evening.evaluate((button) => getComputedStyle(button).backgroundColor)
  const before = await look()
  await evening.tap()
  await expect.poll(look).not.toBe(before)
  await evening.tap()
  await expect.poll(look).toBe(before)

  await sendButton(page).click()

  const why = 'note.jpg: This file is not a photo. JPEG, PNG and WebP work.'
  await expectToast(page, 'alert', '2 of 3 photos sent', `We have your request. ${why}`)
  expect(await keptPhotos(await idOf(message))).toHaveLength(2)
  const { width, height, orientation, exif } = await sharp(await firstSentPhoto(page)).metadata()
  expect([width, height, orientation, exif]).toEqual([1536, 2048, undefined, undefined])
})

async function openChooser(page: Page, button: Locator): Promise<FileChooser> {
  const chooser = page.waitForEvent('filechooser')
  await button.click()
  return chooser
}

const attributesOf = (chooser: FileChooser) =>
  chooser.element().evaluate(
    (input) =>
      input instanceof HTMLInputElement && {
        accept: input.accept,
        capture: input.getAttribute('capture'),
        multiple: input.multiple,
      },
  )

/** Runs in the page. Playwright does not see the bytes of a Blob that is sent. */
function recordSentBodies(): void {
  const { send } = XMLHttpRequest.prototype
  const sentBodies: unknown[] = []
  Object.assign(window, { sentBodies })
  XMLHttpRequest.prototype.send = function (body) {
    sentBodies.push(body)
    send.call(this, body)
  }
}

async function firstSentPhoto(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const { sentBodies } = window as unknown as { sentBodies: Blob[] }
    return [...new Uint8Array((await sentBodies[0]?.arrayBuffer()) ?? new ArrayBuffer())]
  })
  return Buffer.from(bytes)
}
