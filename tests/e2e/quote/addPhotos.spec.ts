import { expect, type Page } from '@playwright/test'
import { dayOf, offeredDays } from '#data/quote/preferredDay.ts'
import { tabTo } from '#tests/support/browser/gestures.ts'
import {
  ada,
  formOnly,
  keptPhotos,
  noisyPhoto,
  type QuoteForm,
  stored,
  test,
} from '#tests/support/browser/quoteForm.ts'
import { hydrate, visit } from '#tests/support/browser/visit.ts'
import { axeViolations, findOverflow } from '#tests/support/page/pageFaults.ts'
import { takePicture } from '#tests/support/server/pictures.ts'

test('up to eight photos are dropped or pasted, and nothing else', async ({ page, form, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(page, '/service-areas')
  const message = form.field('Message')
  const picture = await takePicture('png')

  await form.element.evaluate((form) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['%PDF'], 'notes.pdf'))
    form.dispatchEvent(new DragEvent('dragover', { dataTransfer, bubbles: true }))
  })
  await expect(form.addButton).toBeVisible()
  await dropFiles(form, ['notes.pdf'], 'application/pdf')
  await expect(form.element.getByRole('alert')).toHaveText('Only photos can be added.')
  await form.disclosure('photos').click()
  await expect(form.addButton).toBeHidden()
  await dropFiles(form, ['1', '2'], 'image/jpeg')
  await expect(form.element.getByRole('img', { name: '2' })).toBeVisible()
  await dropFiles(form, ['1', '2', '2', '3'], 'image/jpeg')
  await expect(form.element.getByText('You can add five more photos.')).toBeVisible()
  await expect(form.element.getByRole('alert')).toHaveCount(0)

  const chosen = form.element.getByRole('img', { name: '2', exact: true })
  await chosen.dispatchEvent('dragstart')
  await dropFiles(form, ['blob.jpg'], 'image/jpeg')
  await chosen.dispatchEvent('dragend')
  await copy(page, { 'image/png': picture })
  await page.keyboard.press('Control+V')
  await expect(form.element.getByRole('img', { name: 'image.png' })).toBeVisible()
  await copy(page, { 'image/png': picture, 'text/plain': Buffer.from('One couch') })
  await message.press('Control+V')
  await expect(message).toHaveValue('One couch')
  await expect(form.element.getByRole('listitem')).toHaveCount(4)

  await dropFiles(form, ['4', '5', '6', '7', '8', '9'], 'image/jpeg')
  await expect(form.element.getByRole('alert')).toContainText('the others were left out')
  await expect(form.addButton).toHaveAccessibleDescription(/the others were left out/)
  await expect(form.element.getByText('You’ve added all eight photos.')).toBeVisible()
  await expect(form.element.getByRole('listitem')).toHaveCount(8)

  // The same fault is announced again, because it goes when the files are chosen.
  const chooser = page.waitForEvent('filechooser')
  await form.addButton.click()
  await expect(form.element.getByRole('alert')).toHaveCount(0)
  await (await chooser).setFiles({ name: '10', mimeType: 'image/jpeg', buffer: Buffer.from('') })
  await expect(form.element.getByRole('alert')).toContainText('the others were left out')

  // The focus goes to the photo after the removed one, or before the last.
  const remove = (name: string) => form.element.getByRole('button', { name: `Remove ${name}`, exact: true })
  await remove('7').press('Enter')
  await expect(remove('6')).toBeFocused()
  await remove('1').press('Enter')
  await expect(remove('2')).toBeFocused()
})

test('without its code the part asks for a reload, which keeps the fields', async ({ page, form }) => {
  const fields = { ...ada, message: 'Typed before the reload' }
  await visit(page, '/service-areas')
  await form.fill(fields)
  await page.route('**/*.js', (route) => route.abort())

  await form.unfold()

  await expect(form.element.getByRole('alert')).toContainText('Reload the page: we’ll keep what you typed')
  await dropFiles(form, ['1'], 'image/jpeg')
  await page.unroute('**/*.js')
  await page.reload()
  await hydrate(page)
  expect(await form.read()).toEqual(fields)
  await form.unfold()
  await expect(form.addButton).toBeVisible()
})

/** Expects the form to handle the drop; otherwise the browser would open the files in place of the page. */
const dropFiles = async (form: QuoteForm, names: string[], type: string) =>
  expect(
    await form.element.evaluate(
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

test('the keyboard alone is enough to add photos and send', async ({ page, form }) => {
  const message = 'Sent by keys'
  const files = [await noisyPhoto('pile.jpg'), await noisyPhoto('shed.jpg')]
  // Registered early: the key press is faster than Playwright's dialog event.
  page.on('filechooser', (chooser) => chooser.setFiles(files.splice(0, 1)))
  await visit(page, '/service-areas')
  await form.field('Name').focus()
  for (const typed of [ada.name, ada.phone, ada.email, message]) {
    await page.keyboard.type(typed)
    await page.keyboard.press('Tab')
  }
  await tabTo(page, form.disclosure('photos'))
  await page.keyboard.press('Enter')
  await expect(form.addButton).toBeVisible()
  await expect(form.disclosure('photos')).toHaveAttribute('aria-expanded', 'true')

  await page.keyboard.press('Tab')
  await expect(form.addButton).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(form.element.getByRole('img', { name: 'pile.jpg' })).toBeVisible()
  await tabTo(page, form.button('Remove pile.jpg'))
  await page.keyboard.press('Enter')
  await expect(form.element.getByRole('img')).toHaveCount(0)
  await expect(form.addButton).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(form.element.getByRole('img', { name: 'shed.jpg' })).toBeVisible()
  await tabTo(page, form.button('Ground floor'))
  await page.keyboard.press('Space')
  await tabTo(page, form.send)
  await page.keyboard.press('Enter')

  await form.expectToast('status', '1 of 1 photo sent', 'Your request is complete.')
  expect(await stored(message)).toMatchObject([{ access: 'ground-floor' }])
  expect(await keptPhotos(message)).toHaveLength(1)
})

test('photos, day, time and access survive navigation', async ({ page, form }) => {
  const { first, last } = offeredDays(new Date())
  const day = form.field('Preferred day')
  const message = form.field('Message')
  await form.fillWithPhotos('One piano', 'a.jpg', 'b.jpg', 'c.jpg')
  await expect(day).toBeHidden()
  await form.unfold('day')
  await expect(day).toHaveAttribute('min', first)
  await expect(day).toHaveAttribute('max', last)
  await expect(day).toHaveAccessibleDescription(
    first === dayOf(new Date()) ? /If you need us today/ : /choose tomorrow or later/,
  )
  await day.fill(last)
  await form.button('Morning').click()
  await form.button('Elevator').click()
  await form.button('Basement').click()
  await form.button('Elevator').click()

  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL('/about-us')
  await page.goBack()

  await expect(form.element.getByRole('img', { name: 'a.jpg' })).toBeVisible()
  await expect(day).toHaveValue(last)
  const morning = form.button('Morning')
  await expect(morning).toHaveAttribute('aria-pressed', 'true')
  const pressed = form.element.getByRole('button', { pressed: true })
  await expect(pressed).toHaveText(['Basement', 'Morning'])
  await expect(message).toHaveValue('One piano')
  await page.setViewportSize({ width: 320, height: 900 })
  expect(await page.evaluate(findOverflow)).toEqual([])
  expect(await axeViolations(page, formOnly)).toEqual([])

  await form.button('Remove b.jpg').click()
  const request = form.element.getByText('Please choose your two photos again.')
  await page.reload()
  await hydrate(page)
  await expect(request).toBeVisible()
  await expect(day).toHaveValue(last)
  await form.choosePhotos([await noisyPhoto('a.jpg')])
  await expect(form.element.getByRole('img', { name: 'a.jpg' })).toBeVisible()
  await expect(request).toHaveCount(0)
  await form.send.click()
  await form.expectToast('status', '1 of 1 photo sent', 'Your request is complete.')
  expect(await stored('One piano')).toMatchObject([{ access: 'basement', day: last, window: 'morning' }])
})
