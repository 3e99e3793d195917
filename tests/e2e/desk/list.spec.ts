import { expect, type Locator, test } from '@playwright/test'
import {
  addQuote,
  addSession,
  changeQuote,
  listOf,
  nextPoll,
  visitorNamed,
} from '#tests/support/browser/desk.ts'
import { holdRequests } from '#tests/support/browser/holdRequests.ts'
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

  const problem = page.getByText('The server has a problem.')
  const offline = page.getByText('You’re offline.')
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

test('search finds a quote during typing, the URL keeps the search, and clearing it focuses the field', async ({
  page,
  request,
}) => {
  const visitor = visitorNamed('Searched')
  await addQuote(request, visitor)
  await addQuote(request, visitorNamed('Other'))
  await addSession(page)
  await page.goto('/desk')

  const [first = '', ...others] = visitor.name.split(' ')[1] ?? ''

  await page.getByLabel('Search').pressSequentially(first)
  await expect(page).toHaveURL(new RegExp(`q=${first}$`))
  await page.keyboard.type(others.join(''), { delay: 190 })

  await expect(page.getByRole('main').getByRole('link', { name: /^(Searched|Other) / })).toHaveText([
    visitor.name,
  ])
  await page.reload()
  await expect(page.getByRole('main').getByRole('link', { name: /^(Searched|Other) / })).toHaveText([
    visitor.name,
  ])

  await page.getByRole('button', { name: 'Clear the search' }).press('Enter')
  await expect(page.getByLabel('Search', { exact: true })).toBeFocused()
  await expect(page.getByLabel('Search', { exact: true })).toHaveValue('')
})

test('scrolling loads more quotes, also after a failure or a changed search, and going back restores the position', async ({
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

  await page.setViewportSize({ width: 390, height: 800 })
  const nextPage = '**/api/desk/quotes?*before=*'
  await page.route(nextPage, (route) => route.fulfill({ status: 503 }))
  await page.goto(`/desk?q=${word}`)
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
  await page.goBack()

  await expect(rows).toHaveCount(60)
  await expect(rows.last()).toBeInViewport()
})

test('on a phone the selected and the focused status are in view, and a quote’s back arrow restores the list', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 500 })
  const word = `arrow${Math.random().toString(36).slice(2, 8)}`
  await Promise.all(
    Array.from({ length: 8 }, () => addQuote(request, { ...visitorNamed('Row'), message: `Sofa ${word}` })),
  )
  await addSession(page)
  const releaseCounts = await holdRequests(page, '**/api/desk/summary')
  await page.goto('/desk?status=lost')
  await expect(page.getByRole('link', { name: 'Lost' })).toBeInViewport({ ratio: 1 })
  const chips = page.getByRole('navigation', { name: 'Show' }).getByRole('link')
  await chips.first().focus()
  await expect(chips.first()).toBeInViewport({ ratio: 1 })
  releaseCounts()
  await expect(chips.first()).toHaveText(/\d$/)
  await expect(chips.first()).toBeInViewport({ ratio: 1 })
  for (const chip of (await chips.all()).slice(1)) {
    await page.keyboard.press('Tab')
    await expect(chip).toBeFocused()
    await expect(chip).toBeInViewport({ ratio: 1 })
  }
  await page.goto(`/desk?status=new&q=${word}`)
  const rows = page.getByRole('link', { name: /^Row / })

  await rows.last().click()
  await page.getByRole('link', { name: 'Back to the requests' }).click()

  await expect(page).toHaveURL(new RegExp(`q=${word}`))
  await expect(rows.last()).toBeInViewport()
})

test('rows keep their place on the screen when a quote arrives', async ({ page, request }) => {
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

  // Within a pixel: scroll positions are whole numbers here.
  expect(Math.abs(((await top()) ?? 0) - before)).toBeLessThan(2)
})

test('an opened quote is no longer marked as unread, also after an outage, and a status filter shows only its quotes', async ({
  page,
  request,
}) => {
  const visitor = visitorNamed('Unread')
  const id = await addQuote(request, visitor)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.clock.install()
  await addSession(page)
  await page.goto(listOf(visitor.name))
  const row = page.getByRole('row', { name: visitor.name })
  const show = page.getByRole('navigation', { name: 'Show' })
  await expect(row.getByLabel('Not read yet')).toBeVisible()

  // The connection breaks when the quote is opened.
  const broken = ['**/api/desk/summary', '**/api/desk/quotes/*/opened']
  for (const url of broken) await page.route(url, (route) => route.abort())
  await page.getByRole('link', { name: visitor.name }).click()
  await nextPoll(page)
  await expect(page.getByText('You’re offline. You can read')).toBeVisible()
  for (const url of broken) await page.unroute(url)
  await nextPoll(page)
  await expect(page.getByText('Read for the first time')).toBeVisible()
  await page.goBack()
  await expect(row).toBeVisible()
  await expect(row.getByLabel('Not read yet')).toHaveCount(0)

  await changeQuote(page, id, { status: 'done' })
  await show.getByRole('link', { name: /^Done/ }).click()
  await expect(page).toHaveURL(/status=done/)
  await expect(row).toBeVisible()
  await show.getByRole('link', { name: /^New/ }).click()
  await nextPoll(page)
  await expect(row).toHaveCount(0)
})
