import { expect } from '@playwright/test'
import { deskOf, listOf, test, visitorNamed } from '#tests/support/browser/desk.ts'
import { stillness } from '#tests/support/browser/gestures.ts'
import { expectClearOfToast, formOf } from '#tests/support/browser/quoteForm.ts'

test('two people see their conflict before anything is overwritten', async ({ page, browser, desk }) => {
  const visitor = visitorNamed('Conflict')
  const id = await desk.add(visitor)
  await page.clock.install()
  await desk.addSession('Alex')
  await desk.open(id, visitor.name)
  await page.getByLabel('Note').fill('Side door')
  const other = deskOf(await (await browser.newContext()).newPage())
  await other.addSession('Kim')
  const conflict = page.getByRole('alert').filter({ hasText: 'Kim' })

  await other.change(id, { note: 'Call first', price: 315 })
  await desk.nextPoll()

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
  expect(await other.read(id)).toMatchObject({ note: 'Call first' })
  await save.click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(conflict).toBeHidden()
  expect(await other.read(id)).toMatchObject({ note: 'Side door' })

  // Without polls, only a save brings Kim's changes from here on.
  await page.route('**/api/desk/summary', () => {})
  await page.getByLabel('Note').fill('Back door')
  await other.change(id, { address: '14 Lakeside Drive, Ajax' })
  await save.click()
  await expect(page.getByLabel('Address')).toHaveValue('14 Lakeside Drive, Ajax')
  // Waits for the refetch after the save, so that it does not include Kim's next change.
  await expect(page.getByText('Note: Back door')).toBeVisible()
  await other.change(id, { status: 'contacted' })
  // By keyboard: the toast may cover the button, and stays while the pointer rests on it.
  await page.getByRole('button', { name: 'Mark as spam' }).press('Enter')
  await expect(page.getByText('Somebody else changed this first.')).toBeVisible()
  await other.change(id, { note: 'Front door' })
  await page.getByLabel('Note').fill('Cellar door')
  await save.click()
  await expect(conflict).toContainText('Theirs: Front door')
  await expect(conflict).toBeFocused()
  await expect(page.getByLabel('Note')).toHaveValue('Cellar door')
})

test('typed text survives an outage, the session and a closed desk', async ({ page, desk }) => {
  const visitor = visitorNamed('Expired')
  await page.clock.install()
  await desk.openNew(visitor)
  const note = page.getByLabel('Note')
  const save = page.getByRole('button', { name: 'Save' })
  await note.fill('Gate code 4411')

  const inDialog = page.getByRole('dialog').getByRole('button', { name: 'Sign out' })
  // Its code is loaded when it is asked first; that of the toasts with the screen.
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(inDialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(inDialog).toHaveCount(0)
  await page.route('**/*.js', (route) => route.abort())
  await page.context().setOffline(true)
  for (const button of ['Mark as spam', 'Sign out']) {
    await save.click()
    await expect(page.getByText('You’re offline. What you typed is kept here.')).toBeVisible()
    await expect(note).toHaveValue('Gate code 4411')
    await page.getByRole('button', { name: button }).click()
    if (button === 'Sign out') await inDialog.click()
    await expect(page.getByText('You’re offline. Try again when you’re back.')).toBeVisible()
  }
  await page.context().setOffline(false)
  await page.unroute('**/*.js')

  // Ends the session with a request: a pending response could restore a cookie that was cleared here.
  await page.evaluate(() => fetch('/api/desk/session', { method: 'DELETE' }))
  // The next poll leads to the sign-in.
  await desk.nextPoll()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await desk.addSession()
  await desk.nextPoll()

  await expect(page.getByRole('heading', { name: visitor.name })).toBeVisible()
  await expect(note).toHaveValue('Gate code 4411')
  const kept = page.getByText('What you typed before is still here.')
  await expect(kept).toBeVisible()
  await save.click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await note.fill('Gate code 5522')
  await expect(page.getByRole('button', { name: 'Discard' })).toBeVisible()
  await expect(kept).toHaveCount(0)

  await test.step('closing the desk keeps it, the list marks it, and signing out deletes it', async () => {
    const reopened = await page.context().newPage()
    await page.close()
    await reopened.goto(listOf(visitor.name))
    const row = reopened.getByRole('row').filter({ hasText: visitor.name })
    await expect(row).toContainText('Not saved')
    await row.getByRole('link', { name: visitor.name }).click()
    await expect(reopened.getByLabel('Note')).toHaveValue('Gate code 5522')
    await deskOf(reopened).signOut()
    // Once in a browser, whoever signs in.
    expect(await reopened.evaluate(() => Object.keys(localStorage))).toEqual(['deskAlertsOffered'])
  })
})

test('a toast covers neither the button that was pressed nor the title', async ({ page, desk }) => {
  await desk.openNew(visitorNamed('Covered'))
  const button = page.getByRole('button', { name: 'Mark as spam' })
  await page.context().setOffline(true)
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await button.evaluate((element) => element.scrollIntoView({ block: 'end' }))

    await button.click()

    await expect(formOf(page).toasts).toBeVisible()
    await stillness(page)
    await expectClearOfToast(button, `${width} px`)
    await page.evaluate(() => scrollTo(0, 0))
    await expectClearOfToast(page.getByRole('heading', { level: 1 }), `head at ${width} px`)
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(formOf(page).toasts).toHaveCount(0)
  }
})

test('text typed during a save stays, and a conflict follows who has left', async ({ page, desk }) => {
  const id = await desk.openNew(visitorNamed('Delayed'))
  const note = page.getByLabel('Note')
  const save = page.getByRole('button', { name: 'Save' })
  /** Holds the next change. @returns a function that releases it */
  async function holdChange(): Promise<() => void> {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await desk.onChange((route) => released.then(() => route.continue()))
    return release
  }

  await note.fill('Side door')
  const letThrough = await holdChange()
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

  // Somebody else is first, and the form is left before the answer.
  const letConflictThrough = await holdChange()
  await note.fill('Back door')
  await save.click()
  await expect(page.getByRole('button', { name: 'Saving' })).toBeVisible()
  await desk.change(id, { note: 'Blue door' })
  await page.getByRole('link', { name: 'Back to the requests' }).click()
  letConflictThrough()
  await expect(page.getByText('What you typed is kept there.')).toBeVisible()
  await page.goBack()
  await expect(note).toHaveValue('Back door')
})

test('a save with a lost answer leaves no edit; a fault shows at its field', async ({ page, desk }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const visitor = visitorNamed('Unheard')
  await page.clock.install()
  const id = await desk.openNew(visitor)
  const status = page.getByLabel('Status')
  const note = page.getByLabel('Note')
  const save = page.getByRole('button', { name: 'Save' })

  await desk.onChange((route) => route.fetch().then(() => route.abort()))
  await note.fill('Side door')
  await save.click()
  await expect(page.getByText('What you typed is kept here.')).toBeVisible()
  await expect(save).toBeHidden()
  await desk.change(id, { note: 'Back door' })
  await desk.nextPoll()

  await expect(note).toHaveValue('Back door')
  await expect(page.getByRole('alert').filter({ hasText: 'meanwhile' })).toHaveCount(0)
  await expect(save).toBeHidden()
  await page.unroute('**/api/desk/quotes/*')

  await status.selectOption('lost')
  await note.fill('Front door')
  await save.click()
  await expect(page.getByLabel('Why it was lost')).toBeFocused()
  await expect(page.getByText('A lost request needs the reason.')).toBeInViewport()
  await status.selectOption('contacted')
  await status.selectOption('lost')
  await expect(page.getByText('A lost request needs the reason.')).toBeHidden()
})

test('after a new release a new document comes, and typed text stays', async ({ page, desk }) => {
  await page.clock.install()
  await desk.signIn()
  const id = await desk.add(visitorNamed('Release'))
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
