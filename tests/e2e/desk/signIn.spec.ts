import { expect, test } from '@playwright/test'
import { addSession, nextPoll, signInPath } from '#tests/support/browser/desk.ts'

test('sign-in returns to the requested page; a link works once and is not used up by opening, and failures keep the focus nearby', async ({
  page,
  browser,
}) => {
  const path = await signInPath()
  await page.clock.install()
  await page.goto('/desk/week')
  await page.route('**/api/desk/link', (route) => route.fulfill({ status: 202, body: '' }))
  await page.getByLabel('Email').fill('owner@site.example')
  await page.getByRole('button', { name: 'Email me a link' }).click()
  await expect(page.getByLabel('Code')).toBeFocused()

  const other = await page.context().newPage()
  await other.goto(path)
  await other.reload()
  await other.getByRole('button', { name: 'Sign in' }).click()
  await expect(other.getByRole('heading', { name: 'Requests', level: 1 })).toBeFocused()
  await nextPoll(page)
  await expect(page).toHaveURL(/\/desk\/week$/)
  await other.getByRole('button', { name: 'Sign out' }).click()
  await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await nextPoll(page)
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect(page.getByLabel('Email')).toBeVisible()

  const elsewhere = await browser.newPage()
  await elsewhere.goto(path)
  await elsewhere.getByRole('button', { name: 'Sign in' }).press('Enter')
  await expect(elsewhere.getByRole('alert')).toContainText('too old')
  await expect(elsewhere.getByRole('heading', { level: 1 })).toBeFocused()
  // Pasted over the used one, a link changes only the fragment.
  await elsewhere.goto('/desk/sign-in#link=another')
  await elsewhere.getByRole('button', { name: 'Sign in' }).press('Enter')
  await expect(elsewhere.getByRole('alert')).toContainText('too old')
  await elsewhere.getByRole('button', { name: 'Get a new link' }).press('Enter')
  await expect(elsewhere.getByLabel('Email')).toBeFocused()
  const send = elsewhere.getByRole('button', { name: 'Email me a link' })
  const useCode = elsewhere.getByRole('button', { name: 'Sign in with the code' })
  await elsewhere.route('**/api/desk/**', (route) => route.abort())
  await send.press('Enter')
  await expect(elsewhere.getByRole('alert')).toBeVisible()
  await expect(send).toBeFocused()
  await elsewhere.route('**/api/desk/link', (route) => route.fulfill({ status: 202, body: '' }))
  await send.press('Enter')
  await expect(elsewhere.getByLabel('Code')).toBeFocused()
  await elsewhere.reload()
  await expect(elsewhere.getByLabel('Code')).toBeFocused()
  await useCode.press('Enter')
  await expect(elsewhere.getByRole('alert')).toBeVisible()
  await expect(useCode).toBeFocused()
  await elsewhere.close()
})

test('a session on a lost phone can be ended from another device', async ({ page, browser }) => {
  const phone = await browser.newPage()
  await addSession(phone, 'Lost phone')
  const sessionStatus = async () => (await phone.request.get('/api/desk/session')).status()
  expect(await sessionStatus()).toBe(200)
  await addSession(page)
  await page.goto('/desk/people')

  await page.getByRole('button', { name: /^Sign out Lost phone/ }).click()

  await expect(page.getByText('Lost phone is signed out there.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await sessionStatus()).toBe(401)
  await phone.close()
})
