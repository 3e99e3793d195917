import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { changeRequest, dayFromNow, sendRequest, signIn, visitorNamed } from '#tests/support/browser/desk.ts'

async function openRequest(page: Page, id: string, name: string): Promise<void> {
  await page.goto(`/desk/requests/${id}`)
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
}

/** Sends a visitor's request, and opens it at the desk. */
async function openNewRequest(
  page: Page,
  request: APIRequestContext,
  visitor: Parameters<typeof sendRequest>[1],
): Promise<void> {
  const id = await sendRequest(request, visitor)
  await signIn(page)
  await openRequest(page, id, visitor.name)
}

test('call, text, email, map and route are one tap each', async ({ page, request }) => {
  const visitor = { ...visitorNamed('Contact'), phone: 'after 5 pm: 905-555-0199 ext. 12' }
  const id = await sendRequest(request, visitor)
  await signIn(page)
  await changeRequest(page, id, { address: '14 Lakeside Drive, Ajax' })
  await openRequest(page, id, visitor.name)

  const ways = page.getByRole('region', { name: 'Get in touch' })
  await expect(ways.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:9055550199;ext=12')
  await expect(ways.getByRole('link', { name: 'Text' })).toHaveAttribute('href', 'sms:9055550199')
  await expect(ways.getByRole('link', { name: 'Email' })).toHaveAttribute('href', 'mailto:robin@example.org')
  await expect(ways.getByRole('link', { name: 'Map' })).toHaveAttribute('href', /query=14\+Lakeside/)
  await expect(ways.getByRole('link', { name: 'Route' })).toHaveAttribute('href', /destination=14\+Lakeside/)
})

test('a job is booked with its day, load and price, and that can be undone', async ({ page, request }) => {
  const visitor = visitorNamed('Booked')
  await openNewRequest(page, request, visitor)

  await page.getByLabel('Status').selectOption('booked')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('A booked request needs the day of its visit.')).toBeVisible()
  await page.getByLabel('Day of the visit').fill(dayFromNow(1))
  await page.getByLabel('Load', { exact: true }).fill('5')
  await expect(page.getByText('$210 for 6 cubic yards')).toBeVisible()
  await page.getByRole('button', { name: 'Use $210' }).click()
  await page.getByRole('button', { name: 'Save' }).click()

  await expect(page.getByText(`${visitor.name} is booked.`)).toBeVisible()
  await expect(page.getByText('Price: $210')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Undone.')).toBeVisible()
  await expect(page.getByLabel('Status')).toHaveValue('new')
  await expect(page.getByLabel('Agreed price')).toHaveValue('')
})

test('the day that was wished for is booked in one tap', async ({ page, request }) => {
  const visitor = { ...visitorNamed('Wish'), day: dayFromNow(2), window: 'afternoon' }
  await openNewRequest(page, request, visitor)

  await page.getByRole('button', { name: /^Book for .*afternoon/ }).click()

  await expect(page.getByText(`${visitor.name} is booked.`)).toBeVisible()
  await expect(page.getByLabel('Day of the visit')).toHaveValue(dayFromNow(2))
})

test('spam is marked, and taken back', async ({ page, request }) => {
  const visitor = visitorNamed('Spam')
  await openNewRequest(page, request, visitor)

  await page.getByRole('button', { name: 'Mark as spam' }).click()
  await expect(page.getByText(`${visitor.name} is marked as spam.`)).toBeVisible()
  await page.getByRole('button', { name: 'Not spam' }).click()

  await expect(page.getByText(`${visitor.name} is new again.`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mark as spam' })).toBeVisible()
})

test('two people change one request: both see it, and nothing typed is lost', async ({
  page,
  browser,
  request,
}) => {
  const visitor = visitorNamed('Conflict')
  const id = await sendRequest(request, visitor)
  await signIn(page, 'Alex')
  await openRequest(page, id, visitor.name)
  await page.getByLabel('Note').fill('Side door')
  const other = await (await browser.newContext()).newPage()
  await signIn(other, 'Kim')
  await openRequest(other, id, visitor.name)
  // Alex's page learns nothing of it before it saves.
  await page.route('**/api/desk/summary', (route) => route.abort())

  await other.getByLabel('Note').fill('Call first')
  await other.getByLabel('Agreed price').fill('315')
  await other.getByRole('button', { name: 'Save' }).click()
  await expect(other.getByText('Saved.')).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()

  await expect(page.getByRole('alert').filter({ hasText: 'Kim' })).toContainText('Theirs: Call first')
  await expect(page.getByLabel('Note')).toHaveValue('Side door')
  await expect(page.getByLabel('Agreed price')).toHaveValue('315')
  await page.unroute('**/api/desk/summary')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await expect(other.getByLabel('Note')).toHaveValue('Side door')
  await other.context().close()
})

test('what was typed survives a session that has ended', async ({ page, request }) => {
  const visitor = visitorNamed('Expired')
  await openNewRequest(page, request, visitor)
  await page.getByLabel('Note').fill('Gate code 4411')

  await page.context().clearCookies()
  // The next look at the counts leads to the sign-in.
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  const other = await page.context().newPage()
  await signIn(other)

  await expect(page.getByRole('heading', { name: visitor.name })).toBeVisible()
  await expect(page.getByLabel('Note')).toHaveValue('Gate code 4411')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
})

test('offline, what was typed is kept until there is a connection', async ({ page, request }) => {
  const visitor = visitorNamed('Offline')
  await openNewRequest(page, request, visitor)
  await page.getByLabel('Note').fill('Two flights of stairs')

  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('You’re offline. What you typed is kept here.')).toBeVisible()
  await expect(page.getByLabel('Note')).toHaveValue('Two flights of stairs')
  await page.context().setOffline(false)

  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
})

test('a request that was deleted is told', async ({ page }) => {
  await signIn(page)
  await page.goto('/desk/requests/nothing')

  await expect(page.getByRole('heading', { name: 'There is no such request.' })).toBeVisible()
})
