import { expect, test } from '@playwright/test'
import { dayFromNow, openNewQuote, readQuote, visitorNamed } from '#tests/support/browser/desk.ts'

// Routes do not see the requests of a service worker.
test.use({ serviceWorkers: 'block' })

test('a job is booked with day, load and price, Undo works again after failures, and a wished day is offered until it has passed, with the time typed since', async ({
  page,
  request,
}) => {
  const visitor = { ...visitorNamed('Booked'), day: dayFromNow(1), window: 'morning' }
  await page.clock.install()
  const id = await openNewQuote(page, request, visitor)

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

  const book = page.getByRole('button', { name: /^Book for / })
  await expect(book).toHaveText(/, morning$/)
  await page.getByLabel('Time of day').selectOption('Evening')
  await expect(book).toHaveText(/, evening$/)
  await book.click()
  await expect.poll(() => readQuote(page, id)).toMatchObject({ status: 'booked', visitWindow: 'evening' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(book).toHaveText(/, morning$/)
  await page.clock.fastForward('48:00:00')
  await expect(book).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Mark as contacted' })).toBeVisible()
})
