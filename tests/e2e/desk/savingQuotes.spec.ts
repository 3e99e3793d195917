import { expect, type Route, test } from '@playwright/test'
import {
  addQuote,
  changeQuote,
  nextPoll,
  openNewQuote,
  readQuote,
  signIn,
  visitorNamed,
} from '#tests/support/browser/desk.ts'

// Routes do not see the requests of a service worker.
test.use({ serviceWorkers: 'block' })

test('text typed during a save stays until the next save stores it, and a conflict is reported even after the form was left', async ({
  page,
  request,
}) => {
  const id = await openNewQuote(page, request, visitorNamed('Delayed'))
  const note = page.getByLabel('Note')
  const save = page.getByRole('button', { name: 'Save' })
  /** Holds the next change. @returns a function that releases it to `end` */
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

  // Somebody else is first, and the form is left before the answer.
  const letConflictThrough = await holdChange((route) => route.continue())
  await save.click()
  await expect(page.getByRole('button', { name: 'Saving' })).toBeVisible()
  await changeQuote(page, id, { note: 'Blue door' })
  await page.getByRole('link', { name: 'Back to the requests' }).click()
  letConflictThrough()
  await expect(page.getByText('What you typed is kept there.')).toBeVisible()
  await page.goBack()
  await expect(note).toHaveValue('Back door, no bell')
})

test('a save with a lost response leaves no edit; a save shows faults, and omits the lost reason after the status changed', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const visitor = visitorNamed('Unheard')
  await page.clock.install()
  const id = await openNewQuote(page, request, visitor)
  const status = page.getByLabel('Status')
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
  await nextPoll(page)

  await expect(note).toHaveValue('Back door')
  await expect(page.getByRole('alert').filter({ hasText: 'meanwhile' })).toHaveCount(0)
  await expect(save).toBeHidden()
  await page.unroute('**/api/desk/quotes/*')

  await status.selectOption('booked')
  await note.fill('Front door')
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
  expect(await readQuote(page, id)).toMatchObject({ lostReason: '', note: 'Front door' })
})

test('after a new release the next screen comes with a new document, also if its code is gone, and typed text stays', async ({
  page,
  request,
}) => {
  await page.clock.install()
  await signIn(page)
  const id = await addQuote(request, visitorNamed('Release'))
  await page.goto(`/desk/requests/${id}`)
  await page.getByLabel('Note').fill('Ring twice')
  const mark = () => page.evaluate(() => Object.assign(window, { isOld: true }))
  const isOld = () => page.evaluate(() => 'isOld' in window).catch(() => true)
  await mark()
  await page.evaluate(() => {
    // The first service worker, and that of the new release.
    for (let count = 0; count < 2; count += 1)
      navigator.serviceWorker.dispatchEvent(new Event('controllerchange'))
  })

  await page.getByRole('link', { name: 'Week' }).click()

  await expect.poll(isOld).toBe(false)
  await expect(page).toHaveURL(/\/desk\/week/)
  await page.goBack()
  await expect(page.getByLabel('Note')).toHaveValue('Ring twice')

  await mark()
  await page.clock.runFor(11_000)
  await page.route('**/assets/PeopleScreen-*.js', (route) => route.abort(), { times: 1 })
  await page.getByRole('link', { name: 'People' }).click()

  await expect(page.getByRole('heading', { name: 'People', level: 1 })).toBeVisible()
  expect(await isOld()).toBe(false)
})
