import { expect, test } from '@playwright/test'
import { addSession, dayFromNow, expectAccessible, frames } from '#tests/support/browser/desk.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a calendar link is shown once, opens without a session, and is withdrawn', async ({
  page,
  playwright,
}) => {
  await addSession(page, 'Calendar')
  await page.goto('/desk/people')
  await page.getByRole('button', { name: 'Make a calendar link' }).click()
  const link = page.getByRole('textbox', { name: 'Calendar link' })
  await expectAccessible(page, link, frames)
  await page.getByRole('button', { name: 'Make a new link' }).click()
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

test('a day that cannot be closed offline stays typed, and is closed and opened later', async ({
  page,
  context,
}) => {
  await addSession(page)
  await page.goto('/desk/closed-days')
  const day = page.getByRole('textbox', { name: 'Day' })
  const add = page.getByRole('button', { name: 'Add' })
  const open = page.getByRole('button', { name: /^Open on/ })
  await day.fill(dayFromNow(300))
  await context.setOffline(true)
  await add.click()
  await expect(page.getByText('You’re offline. Try again when you’re back.')).toBeVisible()
  await expect(day).toHaveValue(dayFromNow(300))
  await context.setOffline(false)

  await add.click()
  await expectAccessible(page, open, frames)
  await expect(day).toHaveValue('')
  await open.click()

  await expect(open).toBeHidden()
  await expect(page.getByText('No single day is closed.')).toBeVisible()
})
