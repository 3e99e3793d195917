import { expect } from '@playwright/test'
import { dayFromNow, expectAccessible, test, visitorNamed } from '#tests/support/browser/desk.ts'

test('a calendar link is shown once and ends', async ({ page, playwright, desk }) => {
  await desk.addSession('Calendar')
  await page.goto('/desk/people')
  await page.getByRole('button', { name: 'Make a calendar link' }).click()
  const link = page.getByRole('textbox', { name: 'Calendar link' })
  await expectAccessible(page, link)
  await page.getByRole('button', { name: 'Make a new link' }).click()
  await expectAccessible(page, page.getByRole('dialog', { name: 'Make a new calendar link?' }))
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const { pathname } = new URL(await link.inputValue())
  const baseURL = new URL(page.url()).origin
  const program = await playwright.request.newContext({ baseURL })

  const feed = await (await program.get(pathname)).text()
  await page.reload()
  await page.getByRole('button', { name: 'Withdraw the link' }).click()
  await expect(page.getByText('The calendar link no longer works.')).toBeVisible()

  expect(feed).toMatch(/^BEGIN:VCALENDAR/)
  await expect(link).toBeHidden()
  expect((await program.get(pathname)).status()).toBe(404)
  await program.dispose()
})

test('a closed day names its visits, and the week shows it', async ({ page, context, desk }) => {
  await desk.addSession()
  const { name, ...visitor } = visitorNamed('Closed')
  const id = await desk.add({ name, ...visitor })
  await desk.change(id, { visitDay: dayFromNow(300), visitFrom: '13:00' })
  await page.goto('/desk/closed-days')
  const day = page.getByRole('textbox', { name: 'Day' })
  const add = page.getByRole('button', { name: 'Add' })
  const open = page.getByRole('button', { name: /^Open again/ })
  await day.fill(dayFromNow(300))
  await expect(page.getByText(`Booked then: ${name} (1 to 3 p.m.).`)).toBeVisible()
  await context.setOffline(true)
  await add.click()
  await expect(page.getByText('You’re offline. Try again when you’re back.')).toBeVisible()
  await expect(day).toHaveValue(dayFromNow(300))
  await context.setOffline(false)

  await add.click()
  await expectAccessible(page, open)
  await expect(day).toHaveValue('')
  await page.goto(`/desk/week?from=${dayFromNow(300)}`)
  await expect(page.getByRole('region').filter({ hasText: name })).toContainText('Closed')
  await page.goBack()
  await open.click()

  await expect(open).toBeHidden()
  await expect(page.getByText('No single day is closed.')).toBeVisible()
})
