import { expect } from '@playwright/test'
import { addDays, weekStart } from '#data/desk/deskCalendar.ts'
import { withTax } from '#data/desk/receipts.ts'
import { dayFromNow, expectAccessible, test } from '#tests/support/browser/desk.ts'
import { takePicture } from '#tests/support/server/pictures.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

/** A day for each test, because tests run in parallel. */
let days = 200
const freeDay = () => dayFromNow(days++ + test.info().workerIndex * 40)

const stopVisit = { visitFrom: '13:00', price: 210 }

test('a stop is closed with price, payment and photos, and folds', async ({ page, desk }) => {
  await desk.addSession()
  const day = freeDay()
  const { name, id } = await desk.addVisit(day, stopVisit)
  const other = await desk.addVisit(day, { ...stopVisit, visitFrom: '13:30' })
  await page.goto(`/desk/days/${day}`)
  const stop = page
    .getByRole('main')
    .locator('ol > li')
    .filter({ has: page.getByRole('link', { name }) })
  await expect(stop).toContainText(`At the same time as ${other.name}`)
  for (const label of ['Route', 'Call', 'On my way', 'Done']) {
    const box = await stop.getByText(label, { exact: true }).locator('..').boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), label).toBeGreaterThanOrEqual(44)
  }

  const text = stop.getByRole('link', { name: `On my way: ${name}` })
  await expect(text).toHaveAttribute('href', /^sms:9055550199\?&body=Hi%20Visit.*on%20our%20way/)
  // Chromium has no message app to open.
  await text.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
  await text.tap()
  await expect.poll(async () => (await desk.read(id)).history.at(-1).to).toBe('On our way')

  await stop.getByRole('button', { name: 'Done' }).tap()
  const price = { name: '', address: '', email: '', finalCubicYards: null, paidBy: '' }
  await expect(page.getByText(withTax(price, 210))).toBeVisible()
  await page.getByRole('button', { name: 'Interac' }).tap()
  await expectAccessible(page, page.getByRole('dialog'))
  const pictures = [await takePicture('jpeg'), await takePicture('png')]
  const files = pictures.map((buffer, index) => ({ name: `${index}.jpg`, mimeType: 'image/jpeg', buffer }))
  await page.locator('input[type=file][multiple]').setInputFiles(files)
  await expect(page.getByText('2 of 2 photos saved')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).tap()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // A slip that closed the sheet: what was saved shows again.
  await stop.getByRole('button', { name: 'Done' }).tap()
  await expect(page.getByText('2 of 2 photos saved')).toBeVisible()
  const thumbnails = page.getByRole('group', { name: 'Photos after the job' }).locator('img')
  await expect
    .poll(() =>
      thumbnails.evaluateAll((all) => all.map((image) => (image as HTMLImageElement).naturalWidth > 0)),
    )
    .toEqual([true, true])
  await page.getByRole('button', { name: 'Mark as done' }).tap()

  await expect(page.getByText(`${name} is marked as done.`)).toBeVisible()
  await expect(stop).toContainText('1 to 3 p.m., $210, Interac')
  await expect(stop.getByRole('button', { name: 'Make the receipt' })).toBeVisible()
  await expect(stop.getByText('Lakeside')).toHaveCount(0)
  await expect(page.getByText('6 of 17 cubic yards to come')).toBeVisible()
  expect(await desk.read(id)).toMatchObject({ finalPrice: 210, finalCubicYards: 6, paidBy: 'interac' })

  await stop.getByRole('link', { name }).tap()
  const after = page
    .getByRole('region')
    .or(page.locator('section'))
    .filter({ has: page.getByRole('heading', { name: 'After', exact: true }) })
  await expect(after.getByRole('button', { name: /Open photo/ })).toHaveCount(2)
  await page.getByRole('link', { name: 'Back to the day' }).tap()
  await expect(page).toHaveURL(`/desk/days/${day}`)
})

test('a job closed by somebody else meanwhile is not overwritten unseen', async ({ page, desk }) => {
  await desk.addSession()
  const day = freeDay()
  const { name, id } = await desk.addVisit(day, stopVisit)
  let isOffline = false
  await page.route(`**/api/desk/quotes/${id}`, (route) => (isOffline ? route.abort() : route.continue()))
  await page.goto(`/desk/days/${day}`)
  await page.getByRole('button', { name: `Done: ${name}` }).tap()
  await page.getByLabel('Final price').fill('230')
  await desk.change(id, { status: 'done', finalPrice: 215 })

  isOffline = true
  await page.getByRole('button', { name: 'Mark as done' }).tap()
  await expect(
    page.getByRole('dialog').getByRole('alert').filter({ hasText: 'What you typed is kept' }),
  ).toBeVisible()
  isOffline = false
  await page.getByRole('button', { name: 'Mark as done' }).tap()
  await expect(page.getByRole('dialog')).toContainText('owner changed this request first.')
  await expect(page.getByRole('dialog')).toContainText('Final price: $215')
  expect((await desk.read(id)).finalPrice).toBe(215)
  await expect(page.getByLabel('Final price')).toHaveValue('230')
  await page.getByRole('button', { name: 'Save' }).tap()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect((await desk.read(id)).finalPrice).toBe(230)
})

test('the week begins with today, past days unfold, and arrows stay', async ({ page, desk }) => {
  await desk.addSession()
  const sunday = addDays(weekStart(dayFromNow(300)), 6)
  await page.clock.install({ time: new Date(`${sunday}T12:00:00-05:00`) })
  await page.goto('/desk/week')
  const headings = page.getByRole('heading', { level: 2 })
  await expect(headings).toHaveCount(1)
  const placeOf = () => page.getByRole('link', { name: 'Week after' }).boundingBox()
  const before = await placeOf()

  await page.getByRole('button', { name: 'Show the past days (Mon to Sat)' }).tap()
  await expect(headings).toHaveCount(7)
  await page.getByRole('link', { name: 'Week after' }).tap()
  await expect(page.getByRole('link', { name: 'This week' })).toBeVisible()
  await expect(headings).toHaveCount(7)
  expect(await placeOf()).toEqual(before)
})
