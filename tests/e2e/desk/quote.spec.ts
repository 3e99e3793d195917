import { expect, test } from '@playwright/test'
import {
  addQuote,
  addSession,
  changeQuote,
  dayFromNow,
  openNewQuote,
  openQuote,
  visitorNamed,
} from '#tests/support/browser/desk.ts'

// Routes do not see the requests of a service worker.
test.use({ serviceWorkers: 'block' })

test('contact, spam and booking take one tap each, and Undo of the booking keeps the note saved with it', async ({
  page,
  request,
}) => {
  const wish = { day: dayFromNow(2), window: 'afternoon' }
  const visitor = { ...visitorNamed('Contact'), phone: 'after 5 pm: 905-555-0199 ext. 12', ...wish }
  const id = await addQuote(request, visitor)
  await addSession(page)
  await changeQuote(page, id, { address: '14 Lakeside Drive, Ajax' })
  await openQuote(page, id, visitor.name)

  for (const [name, href] of [
    ['Call', 'tel:9055550199;ext=12'],
    ['Text', 'sms:9055550199'],
    ['Email', 'mailto:robin@example.org'],
    ['Map', /query=14\+Lakeside/],
    ['Route', /destination=14\+Lakeside/],
  ] as const) {
    const link = page.getByRole('region', { name: 'Get in touch' }).getByRole('link', { name })
    await expect(link).toHaveAttribute('href', href)
  }
  await page.getByRole('button', { name: 'Mark as spam' }).click()
  await expect(page.getByText(`${visitor.name} is marked as spam.`)).toBeVisible()
  await page.getByRole('button', { name: 'Not spam' }).click()
  await expect(page.getByText(`${visitor.name} is new again.`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mark as spam' })).toBeVisible()
  await page.getByLabel('Note').fill('Side door')
  await page.getByRole('button', { name: /^Book for .*afternoon/ }).click()
  await expect(page.getByText(`${visitor.name} is booked.`)).toBeVisible()
  await expect(page.getByLabel('Day of the visit')).toHaveValue(wish.day)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel('Status')).toHaveValue('new')
  await expect(page.getByLabel('Day of the visit')).toHaveValue('')
  await expect(page.getByLabel('Note')).toHaveValue('Side door')
})

test('a job is booked with its day, load and price, and Undo works again after a failure or a lost response', async ({
  page,
  request,
}) => {
  const visitor = visitorNamed('Booked')
  await openNewQuote(page, request, visitor)

  await page.getByLabel('Status').selectOption('booked')
  await page.getByLabel('Day of the visit').fill(dayFromNow(1))
  await page.getByLabel('Load', { exact: true }).fill('5')
  await expect(page.getByText('$210 for 6 cubic yards')).toBeVisible()
  await page.getByRole('button', { name: 'Use $210' }).click()
  await page.getByRole('button', { name: 'Save' }).click()

  await expect(page.getByText(`${visitor.name} is booked.`)).toBeVisible()
  await expect(page.getByText('Price: $210')).toBeVisible()
  const failures = ['not sent', 'answer lost']
  await page.route('**/api/desk/quotes/*', async (route) => {
    const failure = route.request().method() === 'PATCH' && failures.shift()
    if (!failure) return route.continue()
    if (failure === 'answer lost') await route.fetch()
    await route.abort()
  })
  for (const left of [1, 0]) {
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => failures.length).toBe(left)
    await expect(page.getByText('That did not work. Please try again.')).toBeVisible()
  }
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Undone.')).toBeVisible()
  await expect(page.getByLabel('Status')).toHaveValue('new')
  await expect(page.getByLabel('Agreed price')).toHaveValue('')
})
