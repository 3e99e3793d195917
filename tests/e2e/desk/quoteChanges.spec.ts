import { expect, type Route, test } from '@playwright/test'
import {
  addQuote,
  addSession,
  changeQuote,
  openNewQuote,
  openQuote,
  signIn,
  visitorNamed,
} from '#tests/support/browser/desk.ts'

// Routes do not see the requests of a service worker.
test.use({ serviceWorkers: 'block' })

test('two people change one quote: both see it before anything is overwritten, and nothing typed is lost', async ({
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
  const save = page.getByRole('button', { name: 'Save' })
  // 1280 × 1024 enlarged to 400%: the warning and the button are never in view together.
  await page.setViewportSize({ width: 320, height: 256 })
  await save.scrollIntoViewIfNeeded()
  await expect(conflict).not.toBeInViewport()
  await save.click()
  await expect(conflict).toBeInViewport()
  await expect(conflict).toBeFocused()
  await expect(other.getByLabel('Note')).toHaveValue('Call first')
  await save.click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(conflict).toBeHidden()
  await expect(other.getByLabel('Note')).toHaveValue('Side door')

  // From here on, only a save learns of Kim's changes.
  await page.route('**/api/desk/summary', () => {})
  await page.getByLabel('Note').fill('Back door')
  await changeQuote(other, id, { address: '14 Lakeside Drive, Ajax' })
  await save.click()
  await expect(other.getByLabel('Note')).toHaveValue('Back door')
  await expect(page.getByLabel('Address')).toHaveValue('14 Lakeside Drive, Ajax')
  await changeQuote(other, id, { status: 'contacted' })
  await page.getByRole('button', { name: 'Mark as spam' }).click()
  await expect(page.getByText('Somebody else changed this first.')).toBeVisible()
  await changeQuote(other, id, { note: 'Front door' })
  await page.getByLabel('Note').fill('Cellar door')
  await save.click()
  await expect(conflict).toContainText('Theirs: Front door')
  await expect(conflict).toBeFocused()
  await expect(page.getByLabel('Note')).toHaveValue('Cellar door')
  await other.context().close()
})

test('what is typed during a save stays, whether the save succeeds or not and also in a form left and opened again, and is saved with the next one', async ({
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
  await expect(page.getByRole('button', { name: 'Mark as contacted' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Mark as spam' })).toBeDisabled()
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

  const letLastThrough = await holdChange((route) => route.continue())
  await note.fill('Back door')
  await save.click()
  await expect(page.getByRole('button', { name: 'Saving' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to the requests' }).click()
  await page.goBack()
  await note.fill('Back door, no bell')
  letLastThrough()
  await expect(page.getByText('Note: Back door', { exact: true })).toBeVisible()
  await expect(save).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.reload()
  await expect(note).toHaveValue('Back door, no bell')
})

test('a save whose answer is lost leaves no edit behind, and a later change of somebody else shows', async ({
  page,
  request,
}) => {
  const visitor = visitorNamed('Unheard')
  const id = await addQuote(request, visitor)
  await addSession(page)
  await openQuote(page, id, visitor.name)
  const note = page.getByLabel('Note')
  const save = page.getByRole('button', { name: 'Save' })

  await page.route('**/api/desk/quotes/*', async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue()
    await route.fetch()
    await route.abort()
  })
  await note.fill('Side door')
  await save.click()
  await expect(page.getByText('What you typed is kept here.')).toBeVisible()
  await expect(save).toBeHidden()
  await changeQuote(page, id, { note: 'Back door' })

  await expect(note).toHaveValue('Back door')
  await expect(page.getByRole('alert').filter({ hasText: 'meanwhile' })).toHaveCount(0)
  await expect(save).toBeHidden()
})

test('a save shows what is wrong, and leaves out the reason of a job that is not lost any more', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const visitor = visitorNamed('Faulty')
  const id = await addQuote(request, visitor)
  await addSession(page)
  await openQuote(page, id, visitor.name)
  const status = page.getByLabel('Status')
  const save = page.getByRole('button', { name: 'Save' })

  await status.selectOption('booked')
  await page.getByLabel('Note').fill('Side door')
  await save.click()
  await expect(page.getByLabel('Day of the visit')).toBeFocused()
  await expect(page.getByText('A booked request needs the day of its visit.')).toBeInViewport()
  await status.selectOption('new')
  await expect(page.getByText('A booked request needs the day of its visit.')).toBeHidden()
  await status.selectOption('lost')
  await page.getByLabel('Why it was lost').fill('x'.repeat(201))
  await status.selectOption('contacted')
  await save.click()

  await expect(page.getByText(`${visitor.name} is marked as contacted.`)).toBeVisible()
  await expect(save).toBeHidden()
  const { lostReason, note } = await (await page.request.get(`/api/desk/quotes/${id}`)).json()
  expect({ lostReason, note }).toEqual({ lostReason: '', note: 'Side door' })
})

test('what was typed survives a session that has ended', async ({ page, request }) => {
  const visitor = visitorNamed('Expired')
  await page.clock.install()
  await openNewQuote(page, request, visitor)
  await page.getByLabel('Note').fill('Gate code 4411')

  // An answer that is on its way would set a cookie that was cleared here.
  await page.evaluate(() => fetch('/api/desk/session', { method: 'DELETE' }))
  // The next poll leads to the sign-in.
  await page.clock.fastForward(5000)
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await addSession(page)
  await page.clock.fastForward(5000)

  await expect(page.getByRole('heading', { name: visitor.name })).toBeVisible()
  await expect(page.getByLabel('Note')).toHaveValue('Gate code 4411')
  const kept = page.getByText('What you typed before is still here.')
  await expect(kept).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.getByLabel('Note').fill('Gate code 5522')
  await expect(page.getByRole('button', { name: 'Discard' })).toBeVisible()
  await expect(kept).toHaveCount(0)
})

test('offline, what was typed is kept until there is a connection and a button is not, and a toast says which from the first seconds on', async ({
  page,
  request,
}) => {
  const visitor = visitorNamed('Offline')
  await addQuote(request, visitor)
  await signIn(page)
  await page.goto('/desk')
  await page.getByRole('link', { name: visitor.name }).click()
  await expect(page.getByRole('heading', { name: visitor.name, level: 1 })).toBeVisible()
  // The toasts' code is loaded with the screen.
  await page.route('**/*.js', (route) => route.abort())
  await page.getByLabel('Note').fill('Two flights of stairs')

  await page.context().setOffline(true)
  for (const button of ['Mark as spam', 'Sign out']) {
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('You’re offline. What you typed is kept here.')).toBeVisible()
    await expect(page.getByLabel('Note')).toHaveValue('Two flights of stairs')
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByText('You’re offline. Try again when you’re back.')).toBeVisible()
  }
  await page.context().setOffline(false)

  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
})
