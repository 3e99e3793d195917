import { expect, test } from '@playwright/test'
import { addSession, signInPath } from '#tests/support/browser/desk.ts'

test('the desk asks to sign in, and leads back; a link signs in once, and opening it uses nothing up', async ({
  page,
  browser,
}) => {
  const path = await signInPath()
  await page.clock.install()
  await page.goto('/desk/week')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()

  const other = await page.context().newPage()
  await other.goto(path)
  await other.reload()
  await other.getByRole('button', { name: 'Sign in' }).click()
  await expect(other.getByRole('heading', { name: 'Requests', level: 1 })).toBeVisible()
  await page.clock.fastForward(5000)
  await expect(page).toHaveURL(/\/desk\/week$/)

  const elsewhere = await browser.newPage()
  await elsewhere.goto(path)
  await elsewhere.getByRole('button', { name: 'Sign in' }).click()
  await expect(elsewhere.getByRole('alert')).toContainText('too old')
  await elsewhere.getByRole('button', { name: 'Get a new link' }).click()
  await expect(elsewhere.getByLabel('Email')).toBeVisible()
  await elsewhere.close()
})

test('somebody is signed out on a lost phone', async ({ page, browser }) => {
  const phone = await browser.newPage()
  await phone.clock.install()
  await addSession(phone, 'Lost phone')
  await phone.goto('/desk/people')
  await expect(phone.getByText('Lost phone').first()).toBeVisible()
  await addSession(page)
  await page.goto('/desk/people')

  await page.getByRole('button', { name: /^Sign out Lost phone/ }).click()

  await expect(page.getByText('Lost phone is signed out there.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await phone.clock.fastForward(5000)
  await expect(phone.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await phone.close()
})
