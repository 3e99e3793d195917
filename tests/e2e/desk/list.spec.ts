import { expect, test } from '@playwright/test'
import { changeRequest, sendRequest, signIn, visitorNamed } from '#tests/support/browser/desk.ts'

test('a new request appears within five seconds, with its number in the title', async ({ page, request }) => {
  await signIn(page)
  const visitor = visitorNamed('Newcomer')
  await expect(page).toHaveTitle(/Requests/)

  await sendRequest(request, visitor)

  await expect(page.getByRole('link', { name: visitor.name })).toBeVisible({ timeout: 6000 })
  await expect(page).toHaveTitle(/^\(\d+\) Requests/)
})

test('after an answer of a server with a problem, a new request still appears within five seconds', async ({
  page,
  request,
}) => {
  await signIn(page)
  const notice = page.getByText('The server has a problem.')
  let failures = 0
  await page.route('**/api/desk/summary', (route) => {
    failures += 1
    return route.fulfill({ status: 502, body: 'Bad gateway' })
  })
  await expect(notice).toBeVisible()
  await expect.poll(() => failures).toBeGreaterThan(1)
  await page.unroute('**/api/desk/summary')

  const visitor = visitorNamed('Later')
  await sendRequest(request, visitor)

  await expect(page.getByRole('link', { name: visitor.name })).toBeVisible({ timeout: 6000 })
  await expect(notice).toBeHidden()
})

test('the list’s data are asked for once, before its script runs', async ({ page }) => {
  await signIn(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))

  await page.goto('/desk')
  await expect(page.getByRole('heading', { name: 'New', exact: true })).toBeVisible()
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)

  const places = ['/api/desk/summary', '/api/desk/quotes?status=new&limit=20', '/assets/desk-'].map((part) =>
    asked.findIndex((url) => url.includes(part)),
  )
  expect(places.includes(-1)).toBe(false)
  expect(Math.max(...places)).toBe(places[2])
  expect(asked.filter((url) => url.includes('quotes?status=new&'))).toHaveLength(1)
})

test('search finds a request while one types, and the address keeps it', async ({ page, request }) => {
  const visitor = visitorNamed('Searched')
  await sendRequest(request, visitor)
  await sendRequest(request, visitorNamed('Other'))
  await signIn(page)

  await page.getByLabel('Search').pressSequentially(visitor.name.split(' ')[1] ?? '', { delay: 190 })

  await expect(page.getByRole('main').getByRole('link', { name: /^(Searched|Other) / })).toHaveText([
    visitor.name,
  ])
  await page.reload()
  await expect(page.getByRole('main').getByRole('link', { name: /^(Searched|Other) / })).toHaveText([
    visitor.name,
  ])
})

test('nothing found says so', async ({ page }) => {
  await signIn(page)
  await page.getByLabel('Search').fill('qqqqqqzz')

  await expect(page.getByText('Nothing matches “qqqqqqzz”.')).toBeVisible()
})

test('a status shows its requests alone', async ({ page, request }) => {
  const visitor = visitorNamed('Finished')
  const id = await sendRequest(request, visitor)
  await signIn(page)
  await changeRequest(page, id, { status: 'done' })

  await page.getByRole('navigation', { name: 'Show' }).getByRole('link', { name: /^Done/ }).click()

  await expect(page).toHaveURL(/status=done/)
  await expect(page.getByRole('link', { name: visitor.name })).toBeVisible()
  await page.getByRole('navigation', { name: 'Show' }).getByRole('link', { name: /^New/ }).click()
  await expect(page.getByRole('link', { name: visitor.name })).toHaveCount(0)
})

test('fifty more come while one scrolls, and going back leads to the same place', async ({
  page,
  request,
}) => {
  const word = `Many${Math.random().toString(36).slice(2, 8)}`
  for (let number = 1; number <= 60; number += 1)
    await sendRequest(request, { ...visitorNamed('Row'), message: `${word} ${number}` })
  await page.setViewportSize({ width: 390, height: 800 })
  await signIn(page)
  await page.goto(`/desk?q=${word}`)
  const rows = page.getByRole('main').getByRole('link', { name: /^Row / })
  await expect(rows.first()).toBeVisible()

  await page.mouse.move(200, 400)
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 4000)
      return rows.count()
    })
    .toBe(60)
  await rows.last().click()
  await expect(page.getByRole('heading', { name: 'The job' })).toBeVisible()
  await page.goBack()

  await expect(rows).toHaveCount(60)
  await expect(rows.last()).toBeInViewport()
})

test('a request that somebody has looked at is no longer marked as unread', async ({ page, request }) => {
  const visitor = visitorNamed('Unread')
  await sendRequest(request, visitor)
  await signIn(page)
  const row = page.getByRole('row', { name: visitor.name })
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(row.getByLabel('Not read yet')).toBeVisible()

  await page.getByRole('link', { name: visitor.name }).click()
  await expect(page.getByText('Read for the first time')).toBeVisible()
  await page.goBack()

  await expect(row.getByLabel('Not read yet')).toHaveCount(0)
})
