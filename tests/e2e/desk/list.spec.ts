import { expect, test } from '@playwright/test'
import { addQuote, addSession, changeQuote, visitorNamed } from '#tests/support/browser/desk.ts'
import { holdRequests } from '#tests/support/browser/holdRequests.ts'

// Routes do not see the requests of a service worker.
test.use({ serviceWorkers: 'block' })

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
  // The counts would tell of the change.
  await holdRequests(page, '**/api/desk/summary')
  await changeQuote(page, (await page.evaluate(() => location.pathname)).split('/').at(-1) ?? '', {
    status: 'contacted',
  })
  await page.goBack()

  await expect(rows).toHaveCount(60)
  await expect(rows.last()).toBeInViewport()
  await expect(page.getByRole('main').getByRole('listitem').last()).toContainText('Contacted')
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
