import { expect, type Locator, type Page, test } from '@playwright/test'
import {
  addQuote,
  addSession,
  changeQuote,
  dayFromNow,
  listOf,
  nextPoll,
  visitorNamed,
} from '#tests/support/browser/desk.ts'
import { scrollTo } from '#tests/support/browser/gestures.ts'
import { holdRequests } from '#tests/support/browser/visit.ts'

// Routes do not see the requests of a service worker.
test.use({ serviceWorkers: 'block' })

test('scrolling loads more quotes, also after a failure or a changed search, and going back restores the position and refetches all of them', async ({
  page,
  request,
}) => {
  const word = `Many${Math.random().toString(36).slice(2, 8)}`
  const numbers = Array.from({ length: 60 }, (_, index) => index + 1)
  await Promise.all(
    numbers.map((number) => addQuote(request, { ...visitorNamed('Row'), message: `${word} ${number}` })),
  )
  await page.setViewportSize({ width: 1440, height: 900 })
  await addSession(page)
  const rows = page.getByRole('main').getByRole('link', { name: /^Row / })
  const release = await holdRequests(page, '**/api/desk/quotes?*before=*')
  const more = page.waitForRequest('**/api/desk/quotes?*before=*')
  await page.goto(`/desk?q=${word.slice(0, -1)}`)
  await more
  const found = page.waitForResponse(`**/api/desk/quotes?q=${word}&limit=20`)
  await page.getByLabel('Search', { exact: true }).press('End')
  await page.keyboard.type(word.slice(-1))
  await found
  release()
  await expect(rows).toHaveCount(60)

  // Changed counts, also by another test, would load the pages again.
  await holdRequests(page, '**/api/desk/summary')
  await page.setViewportSize({ width: 390, height: 800 })
  const nextPage = '**/api/desk/quotes?*before=*'
  await page.route(nextPage, (route) => route.fulfill({ status: 503 }))
  await page.goto(`/desk?q=${word}`)
  await expect(page.getByLabel('Search', { exact: true })).toHaveValue(word)
  await expect(rows.first()).toBeVisible()
  await page.mouse.move(200, 400)
  const again = page.getByRole('button', { name: 'Try again' })
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 4000)
      return again.isVisible()
    })
    .toBe(true)
  await page.unroute(nextPage)
  await rows.nth(19).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(rows).toHaveCount(60)
  await expect(rows.nth(19)).toBeFocused()
  await rows.last().click()
  await expect(page.getByRole('heading', { name: 'The job' })).toBeVisible()
  await changeQuote(page, (await page.evaluate(() => location.pathname)).split('/').at(-1) ?? '', {
    status: 'contacted',
  })
  await page.goBack()

  await expect(rows).toHaveCount(60)
  await expect(rows.last()).toBeInViewport()
  await expect(page.getByRole('main').getByRole('listitem').last()).toContainText('Contacted')
})

test('on a phone the selected status is in view, search runs during typing, tells screen readers its results and stays in the URL, and going back restores the list', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 500 })
  const word = `arrow${Math.random().toString(36).slice(2, 8)}`
  const visitors = Array.from({ length: 8 }, () => ({ ...visitorNamed('Row'), message: `Sofa ${word}` }))
  await Promise.all([...visitors, visitorNamed('Other')].map((visitor) => addQuote(request, visitor)))
  await addSession(page)
  const releaseCounts = await holdRequests(page, '**/api/desk/summary')
  await page.goto('/desk?status=lost')
  await expect(page.getByRole('link', { name: 'Lost' })).toBeInViewport({ ratio: 1 })
  const chips = page.getByRole('navigation', { name: 'Show' }).getByRole('link')
  await chips.first().focus()
  await expect(chips.first()).toBeInViewport({ ratio: 1 })
  releaseCounts()
  await expect(chips.first()).toHaveText(/\d$/)
  await expect(page.getByRole('link', { name: /^Requests \(\d+ not read\)$/ })).toBeVisible()
  await expect(chips.first()).toBeInViewport({ ratio: 1 })
  for (const chip of (await chips.all()).slice(1)) {
    await page.keyboard.press('Tab')
    await expect(chip).toBeFocused()
    await expect(chip).toBeInViewport({ ratio: 1 })
  }

  await page.getByRole('link', { name: /^New \d+$/ }).click()
  const search = page.getByLabel('Search', { exact: true })
  const found = page.getByRole('main').getByRole('link', { name: /^(Row|Other) / })
  const spoken = await markLiveRegions(page)
  await search.pressSequentially(word.slice(0, 6))
  await expect(page).toHaveURL(new RegExp(`status=new&q=${word.slice(0, 6)}$`))
  await page.keyboard.type(word.slice(6), { delay: 190 })
  await expect(page).toHaveURL(new RegExp(`status=new&q=${word}$`))
  await expect(found).toHaveCount(8)
  await expect(spoken('8 requests shown')).toHaveCount(1)
  await page.keyboard.type('x')
  await expect(spoken(`Nothing matches “${word}x”.`)).toHaveCount(1)
  await page.keyboard.press('Backspace')
  await expect(spoken('8 requests shown')).toHaveCount(1)
  expect((await found.allTextContents()).toSorted()).toEqual(visitors.map(({ name }) => name).toSorted())

  await found.last().click()
  await page.getByRole('link', { name: 'Back to the requests' }).click()

  await expect(page).toHaveURL(new RegExp(`q=${word}`))
  await expect(found.last()).toBeInViewport()
  await page.getByRole('button', { name: 'Clear the search' }).press('Enter')
  await expect(search).toBeFocused()
  await expect(search).toHaveValue('')

  // Searched without a status: all requests.
  await page.goto(`/desk?q=${word}`)
  await expect(page.getByRole('main').getByRole('link', { name: /^Row / })).toHaveCount(8)
  await expect(page.locator('nav [aria-current=true]')).toHaveCount(0)
  const [{ id }] = (await (await page.request.get(`/api/desk/quotes?q=${word}`)).json()).quotes
  await changeQuote(page, id, { status: 'contacted', followUp: dayFromNow(0) })
  await page.reload()
  await expect(page.getByText('Call due')).toHaveCount(1)
})

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

test('rows keep their place when a quote arrives, and an opened quote loses its unread mark despite an outage', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  const { name: message } = visitorNamed('Sofa')
  const visitor = { ...visitorNamed('Steady'), message }
  await addQuote(request, visitor)
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
})

/**
 * Marks the live regions of the page: some screen readers are silent about those that come with their text.
 *
 * @returns a function that finds a marked region by its text
 */
async function markLiveRegions(page: Page): Promise<(text: string) => Locator> {
  await page.getByRole('status').evaluateAll((regions) => {
    for (const region of regions) region.setAttribute('data-marked', '')
  })
  return (text) => page.locator('[data-marked]').filter({ hasText: text })
}
