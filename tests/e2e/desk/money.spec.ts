import { expect } from '@playwright/test'
import { dayFromNow, expectAccessible, longName, test, visitorNamed } from '#tests/support/browser/desk.ts'

test.use({ viewport: { width: 390, height: 844 } })

const done = {
  status: 'done',
  visitDay: dayFromNow(0),
  finalPrice: 1234.5,
  finalCubicYards: 6,
  address: '14 Lakeside Drive, Ajax',
  paidBy: 'interac',
}

test('a receipt and its mail are two taps, none offline, on one sheet', async ({ page, context, desk }) => {
  const visitor = { ...visitorNamed(longName), email: `${'r'.repeat(60)}@example.org` }
  const id = await desk.add(visitor)
  await desk.addSession()
  await desk.change(id, done)
  await desk.open(id, visitor.name)
  const make = page.getByRole('button', { name: 'Make the receipt' })

  await context.setOffline(true)
  await make.click()
  await expect(page.getByText('You’re offline. Try again when you’re back.')).toBeVisible()
  expect(await context.setOffline(false).then(() => desk.read(id))).toMatchObject({ receipts: [] })
  await make.click()
  await expect(page.getByRole('heading', { name: /^Receipt \d{4}-\d{4}$/, level: 1 })).toBeVisible()
  await expect(page.getByRole('row', { name: 'Junk removal, 6 cubic yards' })).toContainText('$1,234.50')
  // The test's server has no mail.
  await expect(page.getByText('This desk can’t send email yet.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Email/ })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Text' })).toHaveAttribute('href', /^sms:.*Receipt.*Total/)

  await desk.withMail()
  await page.reload()
  await expect(page.getByRole('button', { name: `Email ${visitor.email}` })).toBeVisible()
  await expectAccessible(page)
  const pdf = await page.pdf({ format: 'Letter' })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button')).toHaveCount(0)
  await page.emulateMedia({ media: null })
  await page.getByRole('link', { name: 'Back to the request' }).click()
  await expect(page.getByRole('link', { name: /^Receipt \d{4}-\d{4}$/ })).toBeVisible()
  await expect(make).toBeHidden()

  await desk.change(id, { finalPrice: 900 })
  await page.reload()
  await page.getByRole('button', { name: 'Make a new receipt' }).click()
  await expect(page.getByText('This receipt replaces')).toBeVisible()
  await page.getByRole('link', { name: 'Back to the request' }).click()
  await expect(page.getByRole('link', { name: /^Receipt \d{4}-\d{4} \(replaced\)$/ })).toBeVisible()
})

test('this month’s dollars by source are two taps away, as charts and tables', async ({ page, desk }) => {
  const id = await desk.add({
    ...visitorNamed('Flyer'),
    source: { utm_source: 'flyer-at-the-door' },
  })
  await desk.addSession()
  await desk.change(id, done)
  const charts: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('BusinessChart')) charts.push(request.url())
  })

  await desk.signIn()
  await page.getByRole('link', { name: 'More' }).click()
  expect(charts).toEqual([])
  await page.getByRole('link', { name: 'Business' }).click()

  await expect(page.getByRole('row', { name: 'flyer-at-the-door' })).toContainText('$1,235')
  await expect(page.getByRole('img', { name: 'Dollars, by source.' })).toContainText('$1,235')
  expect(charts.length).toBeGreaterThan(0)
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('img', { name: 'Dollars, by source.' })).toContainText('flyer-at-the-door')
  await page.getByRole('button', { name: 'Booked' }).click()
  await expect(page.getByRole('img', { name: 'Booked, by source.' })).toContainText('%')
  await page.getByRole('link', { name: '12 months' }).click()
  await expect(page.getByRole('heading', { name: 'By month' })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download as a spreadsheet' }).click()
  expect((await download).suggestedFilename()).toMatch(/^business-\d{4}-\d\d-to-\d{4}-\d\d\.csv$/)
  await page.goto('/desk/sources')
  await expect(page).toHaveURL(/\/desk\/business$/)
})
