import { expect, type Locator } from '@playwright/test'
import { closeButton, lightbox, nextButton } from '#tests/support/browser/controls.ts'
import { dayFromNow, listOf, test, visitorNamed } from '#tests/support/browser/desk.ts'
import { tabTo } from '#tests/support/browser/gestures.ts'
import { holdRequests } from '#tests/support/browser/visit.ts'
import { makeHeic, sha256, takePicture } from '#tests/support/server/pictures.ts'

test('photos and mail states come without a reload, HEIC as a download', async ({ page, request, desk }) => {
  const visitor = visitorNamed('Photos')
  const pictures = [
    await takePicture('jpeg', 0, 400, 300),
    makeHeic(),
    (await takePicture('jpeg', 9, 300, 400)).subarray(0, -200),
  ]
  const answer = await request.post('/api/quotes', { data: { ...visitor, photos: pictures.length } })
  const { id, photos } = await answer.json()
  let state = 'pending'
  await page.route(`**/api/desk/quotes/${id}`, async (route) => {
    const response = await route.fetch()
    const mails = [{ kind: 'owner', state, attempts: 0, error: '' }]
    await route.fulfill({ response, json: { ...(await response.json()), mails } })
  })
  await page.clock.install()
  await desk.addSession()
  await desk.open(id, visitor.name)
  await expect(page.getByText('To you: on its way')).toBeVisible()

  for (const data of pictures) await request.put(`${photos.put}/${sha256(data)}`, { data })
  await desk.nextPoll()
  await expect(page.getByRole('button', { name: 'Open photo 1' })).toBeVisible()
  state = 'sent'
  await desk.nextPoll()
  await expect(page.getByText('To you: sent')).toBeVisible()
  // A refetch under way would fail at the end of the test.
  await page.unrouteAll({ behavior: 'wait' })

  const photo = (place: number) =>
    lightbox(page).getByRole('img', { name: `Photo ${place} of ${visitor.name}` })
  const opener = page.getByRole('button', { name: 'Open photo 1' })
  const download = page.getByRole('link', { name: 'Photo 2 can’t be shown here. Download it.' })
  await expect(download).toHaveAttribute('href', /\/photos\/2$/)

  const cutOff = page.getByRole('listitem').filter({ hasText: 'The end of this photo is missing.' })
  await expect(cutOff.getByRole('button')).toHaveAccessibleName('Open photo 3')

  await opener.click()
  await expect(closeButton(page)).toBeFocused()
  await expect(photo(1)).toHaveJSProperty('naturalWidth', 400)
  await expect(lightbox(page).getByText('1 of 2')).toBeVisible()
  await nextButton(page).click()
  await expect(photo(3)).toHaveJSProperty('naturalWidth', 300)
  await expect(lightbox(page).getByText('2 of 2')).toBeVisible()
  await closeButton(page).press('Enter')

  await expect(lightbox(page)).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('a booking needs the keyboard alone, and a late quote takes no focus', async ({ page, desk }) => {
  await desk.addSession()
  const { name: message } = visitorNamed('Sofa')
  const visitor = { ...visitorNamed('Keys'), message, day: dayFromNow(1), window: 'morning' }
  const late = { ...visitorNamed('Late'), message }
  await desk.add(visitor)
  const lateId = await desk.add(late)
  await page.goto(listOf(message))
  const release = await holdRequests(page, `**/api/desk/quotes/${lateId}`)
  await page.getByRole('link', { name: late.name }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Request', exact: true })).toBeFocused()
  const week = page.getByRole('link', { name: 'Week' })
  await week.focus()

  release()

  await expect(page.getByRole('heading', { name: late.name, level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'The job' })).toBeVisible()
  await expect(week).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('link', { name: visitor.name })).toBeVisible()

  await tabTo(page, page.getByRole('link', { name: visitor.name }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: visitor.name, level: 1 })).toBeFocused()
  const book = page.getByRole('button', { name: 'Book', exact: true })
  await tabTo(page, book)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await tabTo(page, book)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`${visitor.name} is booked for`)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('each step takes one press, can be undone, and keeps the focus near', async ({ page, desk }) => {
  await desk.addSession()
  const wish = { day: dayFromNow(2), window: 'afternoon' }
  const visitor = { ...visitorNamed('Pressed'), phone: 'after 5 pm: 905-555-0199 ext. 12', ...wish }
  const id = await desk.add(visitor)
  await desk.change(id, { address: '14 Lakeside Drive, Ajax' })
  await desk.open(id, visitor.name)
  const job = page.getByRole('heading', { name: 'The job' })
  const title = page.getByRole('heading', { name: visitor.name, level: 1 })
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const press = async (name: string | RegExp, outcome: string, place: Locator) => {
    await button(name).press('Enter')
    await expect(page.getByText(`${visitor.name} ${outcome}`)).toBeVisible()
    await expect(place).toBeFocused()
  }

  for (const [name, href] of [
    ['Call', 'tel:9055550199;ext=12'],
    ['Text', 'sms:9055550199'],
    ['Email', 'mailto:robin@example.org'],
    ['Map', /query=14\+Lakeside/],
    ['Route', /destination=14\+Lakeside/],
  ] as const) {
    const link = page.getByRole('region', { name: 'Get in touch' }).getByRole('link', { name })
    await expect(link).toHaveAttribute('href', href)
  }
  await desk.onChange((route) => route.fulfill({ status: 500, json: { message: 'It went wrong.' } }))
  await page.getByLabel('Note').fill('Side door')
  await button('Save').press('Enter')
  await expect(page.getByText('It went wrong.')).toBeVisible()
  await expect(button('Save')).toBeFocused()
  await page.unrouteAll()

  await button('Save').press('Enter')
  await expect(page.getByText('Saved.')).toBeVisible()
  await expect(job).toBeFocused()
  const isFocused = (element: Element) => element === document.activeElement
  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  await expect(button('Undo')).toBeFocused()
  await page.keyboard.press('Enter')
  // Checked at once, while the toast is still in its animation.
  expect(await job.evaluate(isFocused)).toBe(true)
  await expect(page.getByText('Undone.')).toBeVisible()
  await button('Close').press('Enter')
  expect(await job.evaluate(isFocused)).toBe(true)
  await page.getByLabel('Load', { exact: true }).fill('5')
  await button('Use $210').press('Enter')
  await expect(page.getByLabel('Agreed price')).toBeFocused()
  await button('Discard').press('Enter')
  await expect(job).toBeFocused()
  await press('Mark as spam', 'is marked as spam.', title)
  await press('Not spam', 'is new again.', title)
  await expect(button('Mark as spam')).toBeVisible()
  await press('Mark as contacted', 'is marked as contacted.', job)
  const book = async () => {
    const open = page.getByRole('button', { name: 'Book', exact: true })
    // A second after the status has changed.
    await expect(open).toBeEnabled()
    await open.press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Book', exact: true }).press('Enter')
    await expect(page.getByText(`${visitor.name} is booked for`)).toBeVisible()
    // The button is disabled for a second after the booking.
    await expect(page.locator(':focus')).toHaveText(/^(The job|Change the visit)$/)
  }
  await page.getByLabel('Note').fill('Side door')
  await book()
  const failures = ['not sent', 'answer lost']
  await desk.onChange(async (route) => {
    const failure = failures.shift()
    if (!failure) return route.continue()
    if (failure === 'answer lost') await route.fetch()
    await route.abort()
  })
  for (const left of [1, 0]) {
    const pressed = await button('Undo').elementHandle()
    await button('Undo').press('Enter')
    await expect.poll(() => failures.length).toBe(left)
    // The next toast has an Undo of its own.
    await expect.poll(() => pressed?.evaluate(({ isConnected }) => isConnected)).toBe(false)
    await expect(page.getByText('That did not work. Please try again.')).toBeVisible()
  }
  await button('Undo').press('Enter')
  await expect(page.getByText('Undone.')).toBeVisible()
  await expect(page.getByLabel('Status')).toHaveValue('contacted')
  await expect(page.getByLabel('Note')).toHaveValue('Side door')
  await book()
  await expect(button('Mark as done')).toBeEnabled()
  await button('Mark as done').press('Enter')
  const close = page.getByRole('dialog').getByRole('button', { name: 'Mark as done' })
  await expect(close).toBeEnabled()
  await close.press('Enter')
  await expect(page.getByText(`${visitor.name} is marked as done.`)).toBeVisible()
  // The button is disabled for a second after the closing.
  await expect(page.locator(':focus')).toHaveText(/^(The job|Price and photos)$/)
})
