import { expect, type Page, test } from '@playwright/test'
import { dayOf, offeredDays } from '#data/quote/preferredDay.ts'
import { tabTo } from '#tests/support/browser/gestures.ts'
import {
  ada,
  expectToast,
  fillForm,
  quoteForm,
  readForm,
  sendButton,
  stored,
} from '#tests/support/browser/quoteForm.ts'
import {
  addButton,
  choosePhotos,
  disclosure,
  fillFormWithPhotos,
  formOnly,
  idOf,
  keptPhotos,
  noisyPhoto,
  unfold,
} from '#tests/support/browser/quotePhotos.ts'
import { hydrate, visit } from '#tests/support/browser/visit.ts'
import { axeViolations, findOverflow } from '#tests/support/page/pageFaults.ts'
import { takePicture } from '#tests/support/server/pictures.ts'

test('up to eight different photos are added by drop or paste, and dragging or adding them unfolds their part; other files and the page’s own pictures are ignored', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(page, '/service-areas')
  const message = quoteForm(page).getByLabel('Message')
  const picture = await takePicture('png')

  await quoteForm(page).evaluate((form) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['%PDF'], 'notes.pdf'))
    form.dispatchEvent(new DragEvent('dragover', { dataTransfer, bubbles: true }))
  })
  await expect(addButton(page)).toBeVisible()
  await dropFiles(page, ['notes.pdf'], 'application/pdf')
  await expect(quoteForm(page).getByRole('alert')).toHaveText('Only photos can be added.')
  await disclosure(page, 'photos').click()
  await expect(addButton(page)).toBeHidden()
  await dropFiles(page, ['1', '2'], 'image/jpeg')
  await expect(quoteForm(page).getByRole('img', { name: '2' })).toBeVisible()
  await dropFiles(page, ['1', '2', '2', '3'], 'image/jpeg')
  await expect(quoteForm(page).getByText('You can add five more photos.')).toBeVisible()
  await expect(quoteForm(page).getByRole('alert')).toHaveCount(0)

  const chosen = quoteForm(page).getByRole('img', { name: '2', exact: true })
  await chosen.dispatchEvent('dragstart')
  await dropFiles(page, ['blob.jpg'], 'image/jpeg')
  await chosen.dispatchEvent('dragend')
  await copy(page, { 'image/png': picture })
  await page.keyboard.press('Control+V')
  await expect(quoteForm(page).getByRole('img', { name: 'image.png' })).toBeVisible()
  await copy(page, { 'image/png': picture, 'text/plain': Buffer.from('One couch') })
  await message.press('Control+V')
  await expect(message).toHaveValue('One couch')
  await expect(quoteForm(page).getByRole('listitem')).toHaveCount(4)

  await dropFiles(page, ['4', '5', '6', '7', '8', '9'], 'image/jpeg')
  await expect(quoteForm(page).getByRole('alert')).toContainText('the others were left out')
  await expect(addButton(page)).toHaveAccessibleDescription(/the others were left out/)
  await expect(quoteForm(page).getByText('You’ve added all eight photos.')).toBeVisible()
  await expect(quoteForm(page).getByRole('listitem')).toHaveCount(8)

  // The same fault is announced again, because it goes when the files are chosen.
  const chooser = page.waitForEvent('filechooser')
  await addButton(page).click()
  await expect(quoteForm(page).getByRole('alert')).toHaveCount(0)
  await (await chooser).setFiles({ name: '10', mimeType: 'image/jpeg', buffer: Buffer.from('') })
  await expect(quoteForm(page).getByRole('alert')).toContainText('the others were left out')

  // The focus goes to the photo after the removed one, or before the last.
  const remove = (name: string) =>
    quoteForm(page).getByRole('button', { name: `Remove ${name}`, exact: true })
  await remove('7').press('Enter')
  await expect(remove('6')).toBeFocused()
  await remove('1').press('Enter')
  await expect(remove('2')).toBeFocused()
})

test('when the part cannot be loaded, the form asks for a reload, which keeps the fields and loads the part; a dropped file does not replace the page', async ({
  page,
}) => {
  const fields = { ...ada, message: 'Typed before the reload' }
  await visit(page, '/service-areas')
  await fillForm(page, fields)
  await page.route('**/*.js', (route) => route.abort())

  await unfold(page)

  await expect(quoteForm(page).getByRole('alert')).toContainText('Reload the page: we’ll keep what you typed')
  await dropFiles(page, ['1'], 'image/jpeg')
  await page.unroute('**/*.js')
  await page.reload()
  await hydrate(page)
  expect(await readForm(page)).toEqual(fields)
  await unfold(page)
  await expect(addButton(page)).toBeVisible()
})

/** Expects the form to handle the drop; otherwise the browser would open the files in place of the page. */
const dropFiles = async (page: Page, names: string[], type: string) =>
  expect(
    await quoteForm(page).evaluate(
      (form, { names, type }) => {
        const dataTransfer = new DataTransfer()
        // The first bytes of a JPEG: the form names a file that is no photo.
        const content = new Uint8Array([0xff, 0xd8, 0xff])
        for (const name of names) dataTransfer.items.add(new File([content], name, { type, lastModified: 1 }))
        return form.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
      },
      { names, type },
    ),
  ).toBe(false)

/** Copies data by MIME type, as other programs do. */
const copy = (page: Page, kinds: Readonly<Record<string, Buffer>>) =>
  page.evaluate(
    async (base64) => {
      const blobs = Object.entries(base64).map(([type, text]) => {
        const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
        return [type, new Blob([bytes], { type })]
      })
      await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))])
    },
    Object.fromEntries(Object.entries(kinds).map(([type, bytes]) => [type, bytes.toString('base64')])),
  )

test('the keyboard alone is enough to unfold, choose, remove, choose again and send', async ({ page }) => {
  const message = 'Sent by keys'
  const files = [await noisyPhoto('pile.jpg'), await noisyPhoto('shed.jpg')]
  // Registered early: the key press is faster than Playwright's dialog event.
  page.on('filechooser', (chooser) => chooser.setFiles(files.splice(0, 1)))
  await visit(page, '/service-areas')
  await quoteForm(page).getByLabel('Name').focus()
  for (const typed of [ada.name, ada.phone, ada.email, message]) {
    await page.keyboard.type(typed)
    await page.keyboard.press('Tab')
  }
  await tabTo(page, disclosure(page, 'photos'))
  await page.keyboard.press('Enter')
  await expect(addButton(page)).toBeVisible()
  await expect(disclosure(page, 'photos')).toHaveAttribute('aria-expanded', 'true')

  await page.keyboard.press('Tab')
  await expect(addButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(quoteForm(page).getByRole('img', { name: 'pile.jpg' })).toBeVisible()
  await tabTo(page, quoteForm(page).getByRole('button', { name: 'Remove pile.jpg' }))
  await page.keyboard.press('Enter')
  await expect(quoteForm(page).getByRole('img')).toHaveCount(0)
  await expect(addButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(quoteForm(page).getByRole('img', { name: 'shed.jpg' })).toBeVisible()
  await tabTo(page, quoteForm(page).getByRole('button', { name: 'Ground floor' }))
  await page.keyboard.press('Space')
  await tabTo(page, sendButton(page))
  await page.keyboard.press('Enter')

  await expectToast(page, 'status', '1 of 1 photo sent', 'Your request is complete.')
  expect(await stored(message)).toMatchObject([{ access: 'ground-floor' }])
  expect(await keptPhotos(await idOf(message))).toHaveLength(1)
})

test('photos, day, time and access survive navigation in an accessible form, and after a reload the form asks for the lost photos by number', async ({
  page,
}) => {
  const { first, last } = offeredDays(new Date())
  const day = quoteForm(page).getByLabel('Preferred day')
  const message = quoteForm(page).getByLabel('Message')
  await fillFormWithPhotos(page, 'One piano', 'a.jpg', 'b.jpg', 'c.jpg')
  await expect(day).toBeHidden()
  await unfold(page, 'day')
  await expect(day).toHaveAttribute('min', first)
  await expect(day).toHaveAttribute('max', last)
  await expect(day).toHaveAccessibleDescription(
    first === dayOf(new Date()) ? /If you need us today/ : /choose tomorrow or later/,
  )
  await day.fill(last)
  await quoteForm(page).getByRole('button', { name: 'Morning' }).click()
  await quoteForm(page).getByRole('button', { name: 'Elevator' }).click()
  await quoteForm(page).getByRole('button', { name: 'Basement' }).click()
  await quoteForm(page).getByRole('button', { name: 'Elevator' }).click()

  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL('/about-us')
  await page.goBack()

  await expect(quoteForm(page).getByRole('img', { name: 'a.jpg' })).toBeVisible()
  await expect(day).toHaveValue(last)
  const morning = quoteForm(page).getByRole('button', { name: 'Morning' })
  await expect(morning).toHaveAttribute('aria-pressed', 'true')
  const pressed = quoteForm(page).getByRole('button', { pressed: true })
  await expect(pressed).toHaveText(['Basement', 'Morning'])
  await expect(message).toHaveValue('One piano')
  await page.setViewportSize({ width: 320, height: 900 })
  expect(await page.evaluate(findOverflow)).toEqual([])
  expect(await axeViolations(page, formOnly)).toEqual([])

  await quoteForm(page).getByRole('button', { name: 'Remove b.jpg' }).click()
  const request = quoteForm(page).getByText('Please choose your two photos again.')
  await page.reload()
  await hydrate(page)
  await expect(request).toBeVisible()
  await expect(day).toHaveValue(last)
  await choosePhotos(page, [await noisyPhoto('a.jpg')])
  await expect(quoteForm(page).getByRole('img', { name: 'a.jpg' })).toBeVisible()
  await expect(request).toHaveCount(0)
  await sendButton(page).click()
  await expectToast(page, 'status', '1 of 1 photo sent', 'Your request is complete.')
  expect(await stored('One piano')).toMatchObject([{ access: 'basement', day: last, window: 'morning' }])
})
