import { expect, test } from '@playwright/test'
import { addQuote, addSession, changeQuote, readQuote, visitorNamed } from '#tests/support/browser/desk.ts'
import { holdRequests } from '#tests/support/browser/holdRequests.ts'
import { markLiveRegions } from '#tests/support/browser/liveRegions.ts'

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
})

test('going back to the list of new requests and those in progress restores the position', async ({
  page,
  request,
}) => {
  const id = await addQuote(request, visitorNamed('Row'))
  await addSession(page)
  const quote = await readQuote(page, id)
  const rows = Array.from({ length: 20 }, (_, index) => ({
    ...quote,
    id: `${id}${index}`,
    name: `Row ${index}`,
  }))
  await page.route('**/api/desk/quotes?*', (route) => {
    const isNew = new URL(route.request().url()).searchParams.get('status') === 'new'
    return route.fulfill({ json: { quotes: isNew ? [quote] : rows } })
  })
  await page.setViewportSize({ width: 390, height: 500 })
  await page.goto('/desk')
  const last = page.getByRole('link', { name: 'Row 19' })
  await last.click()
  await expect(page).toHaveURL(/requests/)

  await page.goBack()

  await expect(last).toBeInViewport()
})
