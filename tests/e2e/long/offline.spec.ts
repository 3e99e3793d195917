import { expect, type Page } from '@playwright/test'
import { shortDayName } from '#data/desk/deskCalendar.ts'
import { enlarged } from '#tests/support/browser/controls.ts'
import { dayFromNow, deskOf, listOf, test, visitorNamed } from '#tests/support/browser/desk.ts'
import { sha256, takePicture } from '#tests/support/server/pictures.ts'
import { withStore } from '#tests/support/site/storedQuotes.ts'

test.use({ serviceWorkers: 'allow' })

const notKept = 'This isn’t saved on this device.'

/** Divides the service worker's network timeout by ten. */
async function shortenTimeouts(page: Page): Promise<void> {
  const [worker] = page.context().serviceWorkers()
  await worker?.evaluate(() => {
    const { setTimeout } = self
    const sooner = (act: () => void, delay: number) => setTimeout(act, delay / 10)
    Object.assign(self, { setTimeout: sooner })
  })
}

test('today and the last list can be read offline until sign-out', async ({ page, request, desk }) => {
  const visitor = visitorNamed('Kept')
  const id = await keepVisit(page, visitor)
  const missed = visitorNamed('Missed')
  await desk.change(await desk.add(missed), { followUp: dayFromNow(-3) })
  const unseen = await desk.add(visitorNamed('Unseen'))
  await page.evaluate(async (url) => {
    for (const name of await caches.keys()) await (await caches.open(name)).delete(url)
  }, `/api/desk/quotes/${id}/photos/1?size=thumb`)
  await page.context().route('**/photos/1?size=thumb', (route) => route.fulfill({ status: 502 }))
  await page.goto('/desk/days/today')
  const stop = stopOf(page, visitor.name)
  await expect(stop).toBeVisible()
  await expect(stop.locator('img')).toHaveCount(0)
  await page.context().unroute('**/photos/1?size=thumb')
  const kept = () => page.evaluate(async (url) => (await caches.match(url))?.text(), `/api/desk/quotes/${id}`)
  expect(await kept()).not.toContain('Ring twice')
  await desk.change(id, { note: 'Ring twice' })
  await desk.nextPoll()
  await expect(stop.locator('img')).toHaveJSProperty('naturalWidth', 320)
  await expect
    .poll(async () => {
      await page.clock.runFor(3000)
      return kept()
    })
    .toContain('Ring twice')
  await expect(page.getByRole('listitem').filter({ hasText: missed.name })).toContainText(
    `Since ${shortDayName(dayFromNow(-3))}`,
  )
  await page.goto(listOf(visitor.name, 'booked'))
  await expect(page.getByRole('link', { name: visitor.name })).toBeVisible()

  // A photo is uploaded after its quote has been cached.
  const later = { ...visitorNamed('Later'), photos: 1 }
  const { id: laterId, photos } = await (await request.post('/api/quotes', { data: later })).json()
  await desk.change(laterId, { status: 'booked', visitDay: dayFromNow(0), visitFrom: '17:00' })
  const keptAfter = (path: string) =>
    expect
      .poll(async () => {
        await desk.nextPoll()
        return isKept(page, `/api/desk/quotes/${laterId}${path}`)
      })
      .toBe(true)
  await keptAfter('')
  const picture = await takePicture()
  await request.put(`${photos.put}/${sha256(picture)}`, { data: picture })
  await keptAfter('/photos/1')

  // A proxy answers, because the server is down.
  await page.context().route('**/desk/**', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }))
  await page.goto('/desk/days/today')
  await expect(stop).toContainText('Ring twice')
  await expect(page.getByText(/The server has a problem\. .* This is from .*m\./)).toBeVisible()
  await page.context().unroute('**/desk/**')
  await page.context().setOffline(true)
  await page.goto('/desk/days/today')

  await expect(page.getByRole('link', { name: visitor.name, exact: true })).toBeVisible()
  await expect(page.getByText(/You’re offline\. You can read .* This is from .*m\./)).toBeVisible()
  await page.goto(listOf(visitor.name, 'booked'))
  await expect(page.getByRole('link', { name: visitor.name })).toBeVisible()
  await page.getByRole('link', { name: visitor.name }).click()
  const opener = page.getByRole('button', { name: 'Open photo 1' })
  await expect(opener.locator('img')).toHaveJSProperty('naturalHeight', 240)
  await opener.click()
  await expect(enlarged(page)).toHaveJSProperty('naturalWidth', 400)
  await page.keyboard.press('Escape')
  await page.goBack()
  await page.getByLabel('Search', { exact: true }).fill('qqqqqqzz')
  await expect(page.getByText(notKept)).toBeVisible()
  await expect(page.getByRole('link', { name: visitor.name })).toHaveCount(0)
  await page.goto(`/desk/requests/${unseen}`)
  await expect(page.getByText(notKept)).toBeVisible()
  await page.getByRole('link', { name: 'People' }).click()
  await expect(page.getByText(notKept)).toBeVisible()
  await page.context().setOffline(false)

  // Answered by the server before the sign-out, and on its way until after it.
  const late = `/api/desk/quotes/${unseen}`
  const { promise: signedOut, resolve: release } = Promise.withResolvers<void>()
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await page.context().route(`**${late}`, async (route) => {
    const response = await route.fetch()
    answer()
    await signedOut
    await route.fulfill({ response })
  })
  const otherTab = await page.context().newPage()
  await otherTab.goto('/desk/more')
  const lateStatus = otherTab.evaluate(async (url) => (await fetch(url)).status, late)
  await answered
  await desk.signOut()
  release()
  expect(await lateStatus).toBe(200)
  await otherTab.close()
  expect(await page.evaluate(() => caches.keys())).not.toContainEqual(expect.stringContaining('desk-data'))
  await page.context().setOffline(true)
  await page.goto(`/desk/requests/${id}`)
  await expect(page.getByText(notKept)).toBeVisible()
  await page.context().setOffline(false)
})

test('data of an earlier day is never shown; a hanging line shows today’s', async ({ page, desk }) => {
  await openKeptDesk(page)
  const names = () => page.evaluate(() => caches.keys())
  const keepFormerDay = () =>
    page.evaluate(async () => {
      const formerDay = await caches.open('desk-data-2026-01-31')
      for (const path of ['', '/photos/1'])
        await formerDay.put(`/api/desk/quotes/0${path}`, new Response('{}'))
    })

  const { name: message } = visitorNamed('Sofa')
  const visitor = { ...visitorNamed('Hanging'), message }
  const list = listOf(message)
  await desk.add(visitor)
  await keepFormerDay()
  await page.goto(list)
  await expect(page.getByRole('link', { name: visitor.name })).toBeVisible()
  await expect.poll(names).not.toContain('desk-data-2026-01-31')
  await keepFormerDay()
  await page.evaluate(() => fetch('/api/desk/quotes?limit=1'))
  await expect.poll(names).not.toContain('desk-data-2026-01-31')
  await page.context().setOffline(true)
  await keepFormerDay()

  const answers = await page.evaluate(() =>
    Promise.allSettled([fetch('/api/desk/quotes/0'), fetch('/api/desk/quotes/0/photos/1')]),
  )

  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await page.context().setOffline(false)

  await shortenTimeouts(page)
  await page.goto('/about-us')
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  const newest = { ...visitorNamed('Newest'), message }
  await desk.add(newest)
  let isHeld = false
  await page.context().route('**/api/desk/quotes?*', (route) => {
    if (isHeld || !route.request().serviceWorker()) return route.continue()
    isHeld = true
  })
  await page.goto(list)
  await expect(page.getByRole('link', { name: newest.name })).toBeVisible()
  expect(isHeld).toBe(true)

  // No request is ever answered, neither the page's nor the service worker's.
  await page.context().route('**/*', () => {})
  await page.goto(list, { waitUntil: 'commit' })

  await expect(page.getByRole('link', { name: visitor.name })).toBeVisible()
})

test('saved values stay offline, and a deleted request goes from the cache', async ({ page, desk }) => {
  const visitor = visitorNamed('Tunnel')
  const id = await keepVisit(page, visitor)
  const stop = stopOf(page, visitor.name)
  await page.goto(`/desk/requests/${id}`)
  await page.getByLabel('Note').fill('Ring twice')
  await expect(page.getByRole('button', { name: 'Mark as done' })).toBeVisible()
  await page.context().route('**/api/desk/**', async (route) => {
    if (route.request().method() !== 'PATCH') return route.abort()
    await route.fulfill({ response: await route.fetch() })
  })

  await page.getByRole('button', { name: 'Mark as done' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as done' }).click()

  await expect(page.getByText(`${visitor.name} is marked as done.`)).toBeVisible()
  await desk.nextPoll()
  await expect(page.getByText('You’re offline. You can read')).toBeVisible()
  await expect(page.getByLabel('Status')).toHaveValue('done')
  await expect(page.getByLabel('Note')).toHaveValue('Ring twice')
  await page.reload()
  await expect(page.getByText(/You’re offline\. .* This is from .*m\./)).toBeVisible()
  await expect(page.getByLabel('Status')).toHaveValue('booked')
  await page.goto('/desk/days/today')
  await expect(stop).toBeVisible()

  await page.context().unroute('**/api/desk/**')
  await stop.getByRole('link', { name: visitor.name, exact: true }).click()
  await expect(page.getByRole('heading', { name: visitor.name, level: 1 })).toBeVisible()
  for (const path of ['', '/photos/1'])
    await expect.poll(() => isKept(page, `/api/desk/quotes/${id}${path}`)).toBe(true)
  await withStore(({ quotes }) => quotes.delete(id))
  await desk.nextPoll()

  await expect(page.getByText('There is no such request.')).toBeVisible()
  await expect(page.getByText(visitor.phone)).toHaveCount(0)
  for (const path of ['', '/photos/1'])
    await expect.poll(() => isKept(page, `/api/desk/quotes/${id}${path}`)).toBe(false)
  expect(await page.evaluate(readCaches)).not.toContain(visitor.name)
})

/** Of the day sheet. Other stops may name this one, because it is at the same time. */
const stopOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) })

/** Runs in the page. Everything that the service worker has cached. */
async function readCaches(): Promise<string> {
  const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
  const answers = await Promise.all(opened.map(async (cache) => cache.matchAll()))
  return (await Promise.all(answers.flat().map((answer) => answer.text()))).join()
}

/** Signs in, opens the list on a page with a controlled clock, and waits until the service worker controls the page. */
async function openKeptDesk(page: Page): Promise<void> {
  await page.clock.install()
  await deskOf(page).signIn()
  // The list registers the service worker after three seconds.
  await page.clock.runFor(3000)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
}

/** Signs in, opens the list where a visit of today with a photo is booked, and waits until both are kept. */
async function keepVisit(page: Page, visitor: ReturnType<typeof visitorNamed>): Promise<string> {
  await openKeptDesk(page)
  const desk = deskOf(page)
  const id = await desk.addWithPhotos(visitor, [await takePicture('jpeg', 0, 400, 300)])
  await desk.change(id, { status: 'booked', visitDay: dayFromNow(0), visitFrom: '09:00' })
  // An interrupted fetch is repeated.
  await page.context().route('**/photos/1', (route) => route.abort(), { times: 1 })
  await page.reload()
  // The day is cached first, the quote and its thumbnail three seconds later, and then the photo.
  const runAndCheck = async () => {
    await page.clock.runFor(3000)
    return isKept(page, `/api/desk/quotes/${id}/photos/1`)
  }
  await expect.poll(runAndCheck).toBe(true)
  return id
}

/** Whether the service worker keeps the response to a URL. */
const isKept = (page: Page, path: string) =>
  page.evaluate(async (url) => (await caches.match(url)) !== undefined, path)
