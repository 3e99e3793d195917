import { type APIRequestContext, expect, type Page, type Route, test } from '@playwright/test'
import {
  addQuote,
  addSession,
  changeQuote,
  dayFromNow,
  sendWithPhotos,
  signIn,
  visitorNamed,
} from '#tests/support/browser/desk.ts'
import { closeButton, enlarged, lightbox, nextButton } from '#tests/support/browser/gallery.ts'
import { drag, placeIn } from '#tests/support/browser/pointers.ts'
import { heicBytes, sha256, takePicture } from '#tests/support/server/pictures.ts'

// What a service worker asks for is no request of the page, and cannot be answered by the test.
test.use({ serviceWorkers: 'block' })

async function openQuote(page: Page, id: string, name: string): Promise<void> {
  await page.goto(`/desk/requests/${id}`)
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
}

/** Sends a visitor's quote, and opens it at the desk. */
async function openNewQuote(
  page: Page,
  request: APIRequestContext,
  visitor: Parameters<typeof addQuote>[1],
): Promise<void> {
  const id = await addQuote(request, visitor)
  await addSession(page)
  await openQuote(page, id, visitor.name)
}

test('a visitor is reached, marked as spam and not, and booked for the wished day in one tap each', async ({
  page,
  request,
}) => {
  const wish = { day: dayFromNow(2), window: 'afternoon' }
  const visitor = { ...visitorNamed('Contact'), phone: 'after 5 pm: 905-555-0199 ext. 12', ...wish }
  const id = await addQuote(request, visitor)
  await addSession(page)
  await changeQuote(page, id, { address: '14 Lakeside Drive, Ajax' })
  await openQuote(page, id, visitor.name)

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
  await page.getByRole('button', { name: 'Mark as spam' }).click()
  await expect(page.getByText(`${visitor.name} is marked as spam.`)).toBeVisible()
  await page.getByRole('button', { name: 'Not spam' }).click()
  await expect(page.getByText(`${visitor.name} is new again.`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mark as spam' })).toBeVisible()
  await page.getByRole('button', { name: /^Book for .*afternoon/ }).click()
  await expect(page.getByText(`${visitor.name} is booked.`)).toBeVisible()
  await expect(page.getByLabel('Day of the visit')).toHaveValue(wish.day)
})

test('a job is booked with its day, load and price, and that can be undone', async ({ page, request }) => {
  const visitor = visitorNamed('Booked')
  await openNewQuote(page, request, visitor)

  await page.getByLabel('Status').selectOption('booked')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('A booked request needs the day of its visit.')).toBeVisible()
  await page.getByLabel('Day of the visit').fill(dayFromNow(1))
  await page.getByLabel('Load', { exact: true }).fill('5')
  await expect(page.getByText('$210 for 6 cubic yards')).toBeVisible()
  await page.getByRole('button', { name: 'Use $210' }).click()
  await page.getByRole('button', { name: 'Save' }).click()

  await expect(page.getByText(`${visitor.name} is booked.`)).toBeVisible()
  await expect(page.getByText('Price: $210')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Undone.')).toBeVisible()
  await expect(page.getByLabel('Status')).toHaveValue('new')
  await expect(page.getByLabel('Agreed price')).toHaveValue('')
})

test('two people change one quote: both see it, and nothing typed is lost', async ({
  page,
  browser,
  request,
}) => {
  const visitor = visitorNamed('Conflict')
  const id = await addQuote(request, visitor)
  await addSession(page, 'Alex')
  await openQuote(page, id, visitor.name)
  await page.getByLabel('Note').fill('Side door')
  const other = await (await browser.newContext()).newPage()
  await addSession(other, 'Kim')
  await openQuote(other, id, visitor.name)
  const conflict = page.getByRole('alert').filter({ hasText: 'Kim' })

  await changeQuote(other, id, { note: 'Call first', price: 315 })

  await expect(conflict).toContainText('Theirs: Call first')
  await expect(page.getByLabel('Note')).toHaveValue('Side door')
  await expect(page.getByLabel('Agreed price')).toHaveValue('315')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await expect(conflict).toBeHidden()
  await expect(other.getByLabel('Note')).toHaveValue('Side door')

  // From here on, what Kim changes is told only to a save.
  await page.route('**/api/desk/summary', () => {})
  await page.getByLabel('Note').fill('Back door')
  await changeQuote(other, id, { address: '14 Lakeside Drive, Ajax' })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(other.getByLabel('Note')).toHaveValue('Back door')
  await expect(page.getByLabel('Address')).toHaveValue('14 Lakeside Drive, Ajax')
  await changeQuote(other, id, { status: 'contacted' })
  await page.getByRole('button', { name: 'Mark as spam' }).click()
  await expect(page.getByText('Somebody else changed this first.')).toBeVisible()
  await changeQuote(other, id, { note: 'Front door' })
  await page.getByLabel('Note').fill('Cellar door')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(conflict).toContainText('Theirs: Front door')
  await expect(page.getByLabel('Note')).toHaveValue('Cellar door')
  await other.context().close()
})

test('what is typed during a save stays, whether the save succeeds or not, and is saved with the next one', async ({
  page,
  request,
}) => {
  await openNewQuote(page, request, visitorNamed('Delayed'))
  const note = page.getByLabel('Note')
  const save = page.getByRole('button', { name: 'Save' })
  /** Holds the next change, and gives back how to end it. */
  async function holdChange(end: (route: Route) => Promise<void>): Promise<() => void> {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/api/desk/quotes/*', async (route) => {
      if (route.request().method() !== 'PATCH') return route.continue()
      await released
      await end(route)
    })
    return release
  }

  const refuse = await holdChange((route) =>
    route.fulfill({ status: 500, json: { message: 'It went wrong.' } }),
  )
  await note.fill('Side')
  await save.click()
  await note.fill('Side door')
  refuse()
  await expect(page.getByText('It went wrong.')).toBeVisible()
  await expect(note).toHaveValue('Side door')
  await page.reload()
  await expect(note).toHaveValue('Side door')

  const letThrough = await holdChange((route) => route.continue())
  await save.click()
  await expect(page.getByRole('button', { name: 'Saving' })).toBeVisible()
  await note.fill('Side door, ring twice')
  await page.getByLabel('Address').fill('14 Lakeside Drive, Ajax')
  letThrough()
  await expect(page.getByText('Saved.')).toBeVisible()
  await expect(page.getByText('Note: Side door', { exact: true })).toBeVisible()
  await page.reload()
  await expect(note).toHaveValue('Side door, ring twice')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await save.click()
  await expect(page.getByText('Note: Side door, ring twice')).toBeVisible()
  await expect(page.getByText('Address: 14 Lakeside Drive, Ajax')).toBeVisible()
})

test('photos that come after the words, and what becomes of a mail, appear by themselves', async ({
  page,
  request,
}) => {
  const visitor = visitorNamed('Photos')
  const answer = await request.post('/api/quotes', { data: { ...visitor, photos: 1 } })
  const { id, photos } = await answer.json()
  let state = 'pending'
  await page.route(`**/api/desk/quotes/${id}`, async (route) => {
    const response = await route.fetch()
    const mails = [{ kind: 'owner', state, attempts: 0, error: '' }]
    await route.fulfill({ response, json: { ...(await response.json()), mails } })
  })
  await signIn(page)
  await openQuote(page, id, visitor.name)
  await expect(page.getByText('To you: on its way')).toBeVisible()

  const picture = await takePicture()
  await request.put(`${photos.put}/${sha256(picture)}`, { data: picture })
  await expect(page.getByRole('button', { name: 'Open photo 1' })).toBeVisible()
  state = 'sent'

  await expect(page.getByText('To you: sent')).toBeVisible()
})

test('the photos of a quote open one after the other over the page, and one that no browser shows is a download', async ({
  page,
  request,
}) => {
  const visitor = visitorNamed('Leafing')
  const pictures = [await takePicture('jpeg', 0, 400, 300), heicBytes, await takePicture('jpeg', 9, 300, 400)]
  const id = await sendWithPhotos(request, visitor, pictures)
  await signIn(page)
  await openQuote(page, id, visitor.name)
  const photo = (place: number) =>
    lightbox(page).getByRole('img', { name: `Photo ${place} of ${visitor.name}` })
  const opener = page.getByRole('button', { name: 'Open photo 1' })
  await expect(page.getByRole('link', { name: /Tap to download/ })).toHaveAttribute('href', /\/photos\/2$/)

  await opener.click()
  await expect(closeButton(page)).toBeFocused()
  await expect(photo(1)).toHaveJSProperty('naturalWidth', 400)
  await expect(lightbox(page).getByText('1 of 2')).toBeVisible()
  await nextButton(page).click()
  await expect(photo(3)).toHaveJSProperty('naturalWidth', 300)
  await expect(lightbox(page).getByText('2 of 2')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(photo(1)).toBeVisible()
  const from = await placeIn(enlarged(page), 0.5)
  await drag(page, 'mouse', from, { x: from.x + 80, y: from.y })
  await expect(photo(3)).toBeVisible()
  // Left of the photo.
  await page.mouse.click(200, 360)

  await expect(lightbox(page)).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('what was typed survives a session that has ended', async ({ page, request }) => {
  const visitor = visitorNamed('Expired')
  await page.clock.install()
  await openNewQuote(page, request, visitor)
  await page.getByLabel('Note').fill('Gate code 4411')

  // An answer that is on its way would set a cookie that was cleared here.
  await page.evaluate(() => fetch('/api/desk/session', { method: 'DELETE' }))
  // The next look at the counts leads to the sign-in.
  await page.clock.fastForward(5000)
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await addSession(page)
  await page.clock.fastForward(5000)

  await expect(page.getByRole('heading', { name: visitor.name })).toBeVisible()
  await expect(page.getByLabel('Note')).toHaveValue('Gate code 4411')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
})

test('offline, what was typed is kept until there is a connection, and a toast says so from the first seconds on', async ({
  page,
  request,
}) => {
  const visitor = visitorNamed('Offline')
  await addQuote(request, visitor)
  await signIn(page)
  await page.goto('/desk')
  await page.getByRole('link', { name: visitor.name }).click()
  await expect(page.getByRole('heading', { name: visitor.name, level: 1 })).toBeVisible()
  // A toast needs no code that is fetched after the screen.
  await page.route('**/*.js', (route) => route.abort())
  await page.getByLabel('Note').fill('Two flights of stairs')

  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('You’re offline. What you typed is kept here.')).toBeVisible()
  await expect(page.getByLabel('Note')).toHaveValue('Two flights of stairs')
  await page.context().setOffline(false)

  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
})
