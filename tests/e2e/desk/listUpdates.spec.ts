import { expect, type Locator, test } from '@playwright/test'
import {
  addQuote,
  addSession,
  changeQuote,
  listOf,
  nextPoll,
  visitorNamed,
} from '#tests/support/browser/desk.ts'
import { markLiveRegions } from '#tests/support/browser/liveRegions.ts'
import { scrollTo } from '#tests/support/browser/scrolling.ts'

// Routes do not see the requests of a service worker.
test.use({ serviceWorkers: 'block' })

test('a new quote appears within five seconds, with the count in the title, also after a server error or an outage', async ({
  page,
  request,
}) => {
  // Paused from the start: one poll is answered, and the next is due when the test advances the clock.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await addSession(page)
  const { name: message } = visitorNamed('Sofa')
  await page.goto(listOf(message))
  // React delays the display of newly loaded content.
  const expectShown = (shown: Locator) =>
    expect(async () => {
      await page.clock.runFor(30)
      await expect(shown).toBeVisible({ timeout: 100 })
    }).toPass()
  const expectNew = async (name: string) => {
    const visitor = { ...visitorNamed(name), message }
    await addQuote(request, visitor)
    await nextPoll(page)
    await expectShown(page.getByRole('link', { name: visitor.name }))
  }
  await expectShown(page.getByRole('link', { name: /^New \d+$/ }))

  await expectNew('Newcomer')
  await expect(page).toHaveTitle(/^\(\d+\) Requests/)
  await expect(page.getByRole('link', { name: /^Requests \(\d+ not read\)$/ })).toBeVisible()

  // The counts arrive, and the list that follows them fails twice.
  await page.route('**/api/desk/quotes?*', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }), {
    times: 2,
  })
  const failed = page.waitForResponse((response) => response.status() === 502)
  const missed = { ...visitorNamed('Missed'), message }
  await addQuote(request, missed)
  await nextPoll(page)
  await failed
  await expect(async () => {
    await page.clock.runFor(500)
    await expect(page.getByRole('link', { name: missed.name })).toBeVisible({ timeout: 100 })
  }).toPass()

  const spoken = await markLiveRegions(page)
  const problem = spoken('The server has a problem.')
  const offline = spoken('You’re offline.')
  await page.route('**/api/desk/summary', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }))
  await nextPoll(page)
  await expectShown(problem)
  await page.route('**/api/desk/summary', (route) => route.abort())
  await nextPoll(page)
  await expectShown(offline)
  await page.unroute('**/api/desk/summary')
  await expectNew('Later')
  await expect(problem.or(offline)).toBeHidden()
})

test('rows keep their place when a quote arrives, an opened quote loses its unread mark despite an outage, and a filter shows only its status', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  const { name: message } = visitorNamed('Sofa')
  const visitor = { ...visitorNamed('Steady'), message }
  const id = await addQuote(request, visitor)
  for (let index = 0; index < 12; index += 1) await addQuote(request, { ...visitorNamed('Above'), message })
  await page.clock.install()
  await addSession(page)
  await page.goto(listOf(message))
  const row = page.getByRole('row', { name: visitor.name })
  await expect(row).toBeVisible()
  await scrollTo(page, 300)
  const newcomer = { ...visitorNamed('Newcomer'), message }
  const top = async () => (await row.boundingBox())?.y
  const before = (await top()) ?? 0

  await addQuote(request, newcomer)
  await nextPoll(page)
  await expect(page.getByText(newcomer.name)).toBeAttached()

  // Within a pixel, because scroll positions are whole numbers here. The browser corrects the position in the next frame.
  await expect.poll(async () => Math.abs(((await top()) ?? 0) - before)).toBeLessThan(2)
  await expect(row.getByLabel('Not read yet')).toBeVisible()

  // The connection breaks when the quote is opened.
  const broken = ['**/api/desk/summary', '**/api/desk/quotes/*/opened']
  for (const url of broken) await page.route(url, (route) => route.abort())
  await page.getByRole('link', { name: visitor.name }).click()
  await nextPoll(page)
  await expect(page.getByText('You’re offline. You can read')).toBeVisible()
  for (const url of broken) await page.unroute(url)
  // This request fails once more, while the others succeed.
  await page.route('**/api/desk/quotes/*/opened', (route) => route.abort(), { times: 1 })
  const pollAndCheck = async () => {
    await nextPoll(page)
    return page.getByText('Read for the first time').isVisible()
  }
  await expect.poll(pollAndCheck).toBe(true)
  await page.goBack()
  await expect(row).toBeVisible()
  await expect(row.getByLabel('Not read yet')).toHaveCount(0)

  await changeQuote(page, id, { status: 'done' })
  const show = page.getByRole('navigation', { name: 'Show' })
  await show.getByRole('link', { name: /^Done/ }).click()
  await expect(page).toHaveURL(/status=done/)
  await expect(row).toBeVisible()
  await show.getByRole('link', { name: /^New/ }).click()
  await nextPoll(page)
  await expect(row).toHaveCount(0)
})
