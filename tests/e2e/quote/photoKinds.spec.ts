import { rmSync, writeFileSync } from 'node:fs'
import { expect, type FileChooser, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { ada, formOnly, jpegFile, keptPhotos, noisyPhoto, test } from '#tests/support/browser/quoteForm.ts'
import { visit } from '#tests/support/browser/visit.ts'
import { axeViolations, findOverflow } from '#tests/support/page/pageFaults.ts'
import { makeHeic, takePicture } from '#tests/support/server/pictures.ts'

test.use({
  hasTouch: true,
  isMobile: true,
  viewport: { width: 390, height: 844 },
})

test('photos are chosen or taken, reduced and rotated on the phone', async ({ page, form }) => {
  const message = 'A note among the photos'
  await page.addInitScript(recordSentBodies)
  await visit(page, '/service-areas')
  await form.fill({ ...ada, message })
  await form.unfold()
  await expect(form.element.getByText('You can also drop or paste them here.')).toBeHidden()

  const accept = 'image/jpeg,image/png,image/webp'
  const library = await openChooser(page, form.addButton)
  await library.setFiles([
    jpegFile('large.jpg', await takePicture('jpeg', 0, 1560, 2080)),
    jpegFile('note.jpg', Buffer.from('\xff\xd8\xffBuy milk.', 'latin1')),
  ])
  const camera = await openChooser(page, form.button('Take a photo'))
  await camera.setFiles([await noisyPhoto('taken.jpg')])

  expect(await attributesOf(library)).toEqual({ accept, capture: null, multiple: true })
  expect(await attributesOf(camera)).toEqual({ accept, capture: 'environment', multiple: false })
  await expect(form.element.getByRole('img', { name: 'taken.jpg' })).toBeVisible()
  expect(await axeViolations(page, formOnly)).toEqual([])
  expect(await page.evaluate(findOverflow)).toEqual([])

  // A deselected option looks deselected.
  await form.unfold('day')
  const evening = form.button('Evening')
  const look = () => evening.evaluate((button) => getComputedStyle(button).backgroundColor)
  const before = await look()
  await evening.tap()
  await expect.poll(look).not.toBe(before)
  await evening.tap()
  await expect.poll(look).toBe(before)

  await form.send.click()

  const why = 'note.jpg: This photo could not be opened. It may be damaged.'
  await form.expectToast('alert', '2 of 3 photos sent', `We have your request. ${why}`)
  expect(await keptPhotos(message)).toHaveLength(2)
  const { width, height, orientation, exif } = await sharp((await sentPhotos(page))[0]).metadata()
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

async function sentPhotos(page: Page): Promise<Buffer[]> {
  const photos = await page.evaluate(() => {
    const { sentBodies } = window as unknown as { sentBodies: Blob[] }
    return Promise.all(sentBodies.map(async (body) => [...new Uint8Array(await body.arrayBuffer())]))
  })
  return photos.map((bytes) => Buffer.from(bytes))
}

test('an unreadable file is named at once, and one that vanishes later', async ({ page, form }) => {
  const message = 'From a folder in the cloud'
  const write = (name: string, content: string | Uint8Array) => {
    const file = test.info().outputPath(name)
    writeFileSync(file, content)
    return file
  }
  await page.addInitScript(refuseToRead, 'cloud.jpg')
  await visit(page, '/service-areas')
  await form.fill({ ...ada, message })
  await form.unfold()
  const chooser = await openChooser(page, form.addButton)
  await chooser.setFiles([
    write('pile.jpg', (await noisyPhoto('pile.jpg')).buffer),
    write('phone.heic', makeHeic()),
    write('gone.heic', makeHeic(99, 1)),
    write('note.jpg', 'Buy milk.'),
    write('empty.jpg', ''),
    write('cloud.jpg', 'Somewhere else'),
    write('page.png', '<!doctype html>'),
    write('large.jpg', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(16 * 2 ** 20)])),
  ])

  const [noPhoto, unreadable] = [
    'This file is not a photo. JPEG, PNG and WebP work.',
    'This photo could not be read.',
  ]
  const item = (name: string) =>
    form.element.getByRole('listitem').filter({ has: page.getByRole('img', { name, exact: true }) })
  for (const [name, fault] of [
    ['note.jpg', noPhoto],
    ['empty.jpg', unreadable],
    ['cloud.jpg', unreadable],
    ['page.png', noPhoto],
    ['large.jpg', 'A photo can be at most 15 MB.'],
  ] as const)
    await expect(item(name).getByRole('alert')).toHaveText(fault)
  for (const name of ['pile.jpg', 'phone.heic', 'gone.heic'])
    await expect(item(name).getByRole('alert')).toHaveCount(0)
  await expect(form.element.getByText('You can add five more photos.')).toBeVisible()
  expect(await axeViolations(page, formOnly)).toEqual([])
  expect(await page.evaluate(findOverflow)).toEqual([])
  await form.button('Remove note.jpg').click()
  await expect(item('note.jpg')).toHaveCount(0)
  const release = await form.hold()
  const request = page.waitForRequest('**/api/quotes')
  await form.send.click()
  expect((await request).postDataJSON()).toMatchObject({ photos: 3 })
  rmSync(test.info().outputPath('gone.heic'))
  release()

  await form.expectToast('alert', '2 of 3 photos sent', `We have your request. gone.heic: ${unreadable}`)
  expect(await keptPhotos(message)).toHaveLength(2)
})

/** Runs in the page: a file with this name is listed, and its content is on another computer. */
function refuseToRead(name: string): void {
  const { slice, arrayBuffer } = Blob.prototype
  const refuse = () => Promise.reject(new DOMException('', 'NotReadableError'))
  const isAway = (blob: Blob) => blob instanceof File && blob.name === name
  Blob.prototype.slice = function (...range) {
    const part = slice.apply(this, range)
    return isAway(this) ? Object.assign(part, { arrayBuffer: refuse }) : part
  }
  Blob.prototype.arrayBuffer = function () {
    return isAway(this) ? refuse() : arrayBuffer.call(this)
  }
}

/** Code of a browser that resists fingerprinting with noise in the pixels. */
const falsified = `const { getImageData } = OffscreenCanvasRenderingContext2D.prototype
   OffscreenCanvasRenderingContext2D.prototype.getImageData = function (...area) {
     const image = getImageData.apply(this, area)
     crypto.getRandomValues(image.data)
     return image
   }`

test('photos are sent as they are if the canvas or their end is wrong', async ({ page, form }) => {
  const message = 'Photos from behind a mask'
  const files = await Promise.all(
    [1, 2].map(async (shade) => jpegFile(`${shade}.jpg`, await takePicture('jpeg', shade, 900, 1200))),
  )
  const cut = jpegFile('cut.jpg', (await noisyPhoto('cut.jpg')).buffer.subarray(0, -5000))
  const codes = [falsified]
  await page.addInitScript(recordSentBodies)
  // Each photo has its own worker.
  await page.route('**/shrinkWorker*.js', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `{${codes.shift() ?? ''}}\n${await response.text()}` })
  })
  await visit(page, '/service-areas')
  await form.fill({ ...ada, message })
  await form.unfold()
  await form.choosePhotos([...files, cut])
  await form.send.click()

  await form.expectToast('status', '3 of 3 photos sent', 'Your request is complete.')
  const sent = await sentPhotos(page)
  const isUnchanged = [...files, cut].map(({ buffer }) => sent.some((bytes) => bytes.equals(buffer)))
  expect(isUnchanged).toEqual([true, false, true])
})
