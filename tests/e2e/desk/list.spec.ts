import { expect, type Locator, type Page } from '@playwright/test'
import { dayFromNow, listOf, test, visitorNamed } from '#tests/support/browser/desk.ts'
import { holdRequests } from '#tests/support/browser/visit.ts'

test('scrolling loads more, also after failures, and Back restores the list', async ({ page, desk }) => {
  const word = `Many${Math.random().toString(36).slice(2, 8)}`
  await Promise.all(Array.from({ length: 60 }, () => desk.add({ ...visitorNamed('Row'), message: word })))
  await page.setViewportSize({ width: 1440, height: 900 })
  await desk.addSession()
  const rows = page.getByRole('main').getByRole('link', { name: /^Row / })
  const nextPage = '**/api/desk/quotes?*before=*'
  const release = await holdRequests(page, nextPage)
  const more = page.waitForRequest(nextPage)
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
  await desk.change((await page.evaluate(() => location.pathname)).split('/').at(-1) ?? '', {
    status: 'contacted',
  })
  await page.goBack()

  await expect(rows).toHaveCount(60)
  await expect(rows.last()).toBeInViewport()
  await expect(page.getByRole('main').getByRole('listitem').last()).toContainText('Contacted')
})

test('on a phone a search runs during typing, and statuses stay in view', async ({ page, desk }) => {
  await page.setViewportSize({ width: 390, height: 500 })
  const word = `arrow${Math.random().toString(36).slice(2, 8)}`
  const visitors = Array.from({ length: 8 }, () => ({ ...visitorNamed('Row'), message: `Sofa ${word}` }))
  await Promise.all([...visitors, visitorNamed('Other')].map((visitor) => desk.add(visitor)))
  await desk.addSession()
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
  await desk.change(id, { status: 'contacted', followUp: dayFromNow(0) })
  await page.reload()
  await expect(page.getByText('Call due')).toHaveCount(1)
})

test('a new quote appears in five seconds, also after an error or an outage', async ({ page, desk }) => {
  // Paused from the start: one poll is answered, and the next is due when the test advances the clock.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await desk.addSession()
  const { name: message } = visitorNamed('Sofa')
  await page.goto(listOf(message))
  // React delays the display of newly loaded content.
  const expectShown = (shown: Locator, step = 30) =>
    expect(async () => {
      await page.clock.runFor(step)
      await expect(shown).toBeVisible({ timeout: 100 })
    }).toPass()
  const expectNew = async (name: string) => {
    const visitor = { ...visitorNamed(name), message }
    await desk.add(visitor)
    await desk.nextPoll()
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
  await desk.add(missed)
  await desk.nextPoll()
  await failed
  await expectShown(page.getByRole('link', { name: missed.name }), 500)

  const spoken = await markLiveRegions(page)
  const problem = spoken('The server has a problem.')
  const offline = spoken('You’re offline.')
  await page.route('**/api/desk/summary', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }))
  await desk.nextPoll()
  await expectShown(problem)
  await page.route('**/api/desk/summary', (route) => route.abort())
  await desk.nextPoll()
  await expectShown(offline)
  await page.unroute('**/api/desk/summary')
  await expectNew('Later')
  await expect(problem.or(offline)).toBeHidden()
})

test('an opened quote loses its unread mark despite an outage', async ({ page, desk }) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  const visitor = visitorNamed('Outage')
  await desk.add(visitor)
  await page.clock.install()
  await desk.addSession()
  await page.goto(listOf(visitor.name))
  const unread = page.getByRole('row', { name: visitor.name }).getByLabel('Not read yet')
  await expect(unread).toBeVisible()

  // The connection breaks when the quote is opened.
  const broken = ['**/api/desk/summary', '**/api/desk/quotes/*/opened']
  for (const url of broken) await page.route(url, (route) => route.abort())
  await page.getByRole('link', { name: visitor.name }).click()
  await desk.nextPoll()
  await expect(page.getByText('You’re offline. You can read')).toBeVisible()
  for (const url of broken) await page.unroute(url)
  // This request fails once more, while the others succeed.
  await page.route('**/api/desk/quotes/*/opened', (route) => route.abort(), { times: 1 })
  const pollAndCheck = async () => {
    await desk.nextPoll()
    return page.getByText('Read for the first time').isVisible()
  }
  await expect.poll(pollAndCheck).toBe(true)
  await page.goBack()
  await expect(page.getByRole('link', { name: visitor.name })).toBeVisible()
  await expect(unread).toHaveCount(0)
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
