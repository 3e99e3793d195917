import { expect, test } from '@playwright/test'
import { signIn, signInPath } from '#tests/support/browser/desk.ts'

const requests = { name: 'Requests', level: 1 } as const

test('the desk asks to sign in, and leads back to where one was', async ({ page }) => {
  await page.goto('/desk/week')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()

  const other = await page.context().newPage()
  await other.goto(await signInPath())
  await other.getByRole('button', { name: 'Sign in' }).click()
  await expect(other.getByRole('heading', requests)).toBeVisible()

  await expect(page).toHaveURL(/\/desk\/week$/)
})

test('a link signs in once, and says so the second time', async ({ page, browser }) => {
  const path = await signInPath()
  await page.goto(path)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', requests)).toBeVisible()

  const elsewhere = await browser.newPage()
  await elsewhere.goto(path)
  await elsewhere.getByRole('button', { name: 'Sign in' }).click()

  await expect(elsewhere.getByRole('alert')).toContainText('too old')
  await elsewhere.getByRole('button', { name: 'Get a new link' }).click()
  await expect(elsewhere.getByLabel('Email')).toBeVisible()
  await elsewhere.close()
})

test('opening a link uses nothing up', async ({ page }) => {
  const path = await signInPath()

  await page.goto(path)
  await page.reload()

  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', requests)).toBeVisible()
})

test('after a link was asked for, its code signs in; a wrong one is told', async ({ page }) => {
  await page.route('**/api/desk/link', (route) => route.fulfill({ status: 202, json: { message: 'Sent.' } }))
  await page.route('**/api/desk/sign-in', (route) =>
    route.fulfill({ status: 422, json: { message: 'This is not the code.', faults: [] } }),
  )
  await page.goto('/desk/sign-in')
  await page.getByLabel('Email').fill('owner@example.org')
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await page.getByLabel('Code').fill('123 456')
  await page.keyboard.press('Enter')

  await expect(page.getByRole('alert')).toHaveText('This is not the code.')
  await expect(page.getByLabel('Code')).toHaveValue('123 456')
})

test('too many links are refused with the server’s words', async ({ page }) => {
  const message = 'You have asked for many links. Please try again in 15 minutes.'
  await page.route('**/api/desk/link', (route) => route.fulfill({ status: 429, json: { message } }))
  await page.goto('/desk/sign-in')
  await page.getByLabel('Email').fill('owner@example.org')
  await page.getByRole('button', { name: 'Email me a link' }).click()

  await expect(page.getByRole('alert')).toHaveText(message)
})

test('signing out ends the session and leaves nothing behind', async ({ page }) => {
  await signIn(page)
  await page.goto('/desk/more')
  await page.getByRole('button', { name: 'Sign out' }).first().click()

  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  expect(await page.evaluate(() => caches.keys())).not.toContainEqual(expect.stringContaining('desk-data'))
  await page.goto('/desk')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})

test('somebody is signed out on a lost phone', async ({ page, browser }) => {
  const phone = await browser.newPage()
  await signIn(phone, 'Lost phone')
  await signIn(page)
  await page.goto('/desk/people')

  await page.getByRole('button', { name: /^Sign out Lost phone/ }).click()

  await expect(page.getByText('Lost phone is signed out there.')).toBeVisible()
  await expect(phone.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await phone.close()
})
