import { expect, type Page, test } from '@playwright/test'
import { shortDayName } from '#data/desk/deskCalendar.ts'
import { changeRequest, dayFromNow, sendRequest, signIn, visitorNamed } from '#tests/support/browser/desk.ts'

/** Waits until the service worker answers for the page. */
async function keptDesk(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
}

test('today is readable without a connection, and the list as it was last seen', async ({
  page,
  request,
}) => {
  await signIn(page)
  const visitor = visitorNamed('Kept')
  const id = await sendRequest(request, visitor)
  await changeRequest(page, id, { status: 'booked', visitDay: dayFromNow(0), visitWindow: 'morning' })
  const missed = visitorNamed('Missed')
  await changeRequest(page, await sendRequest(request, missed), { followUp: dayFromNow(-3) })
  await keptDesk(page)
  await page.goto('/desk/days/today')
  await expect(page.getByRole('link', { name: visitor.name })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: missed.name })).toContainText(
    `Since ${shortDayName(dayFromNow(-3))}`,
  )
  await page.goto('/desk?status=booked')
  await expect(page.getByRole('link', { name: visitor.name })).toBeVisible()

  await page.context().setOffline(true)
  await page.goto('/desk/days/today')

  await expect(page.getByRole('link', { name: visitor.name })).toBeVisible()
  await expect(page.getByText('You’re offline. You can read')).toBeVisible()
  await page.goto('/desk?status=booked')
  await expect(page.getByRole('link', { name: visitor.name })).toBeVisible()
  await page.getByLabel('Search').fill('qqqqqqzz')
  await expect(page.getByText('This isn’t saved on this device.')).toBeVisible()
  await expect(page.getByRole('link', { name: visitor.name })).toHaveCount(0)
  await page.goto('/desk/people')
  await expect(page.getByText('This isn’t saved on this device.')).toBeVisible()
  await page.context().setOffline(false)
})

test('what was kept on a former day is deleted when a page or data are asked for', async ({ page }) => {
  await signIn(page)
  await keptDesk(page)
  const names = () => page.evaluate(() => caches.keys())
  const keepFormerDay = () =>
    page.evaluate(async () => {
      const formerDay = await caches.open('desk-data-2026-01-31')
      await formerDay.put('/api/desk/quotes/0', new Response('{}'))
    })

  await keepFormerDay()
  await page.goto('/desk')
  await expect.poll(names).not.toContain('desk-data-2026-01-31')
  await keepFormerDay()
  await page.evaluate(() => fetch('/api/desk/quotes?limit=1'))
  await expect.poll(names).not.toContain('desk-data-2026-01-31')

  expect(await names()).toContainEqual(expect.stringMatching(/^desk-data-/))
})

test('on a connection that hangs, the desk opens with what was kept', async ({ page, request }) => {
  await signIn(page)
  const visitor = visitorNamed('Hanging')
  await sendRequest(request, visitor)
  await keptDesk(page)
  await page.goto('/desk')
  await expect(page.getByRole('link', { name: visitor.name })).toBeVisible()

  // No request is ever answered, neither the page's nor the service worker's.
  await page.context().route('**/*', () => {})
  await page.goto('/desk', { waitUntil: 'commit' })

  await expect(page.getByRole('link', { name: visitor.name })).toBeVisible()
})

test('signing out removes what was kept', async ({ page, request }) => {
  await signIn(page)
  await sendRequest(request, visitorNamed('Forgotten'))
  await keptDesk(page)
  await expect
    .poll(() => page.evaluate(() => caches.keys()))
    .toContainEqual(expect.stringContaining('desk-data'))

  await page.goto('/desk/more')
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()

  expect(await page.evaluate(() => caches.keys())).not.toContainEqual(expect.stringContaining('desk-data'))
})

test('no visitor’s page is answered by the service worker of the desk', async ({ page }) => {
  await signIn(page)
  await keptDesk(page)

  await page.goto('/about-us')

  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  expect(await page.content()).not.toContain('/desk')
})
