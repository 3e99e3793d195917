import { expect, test } from '@playwright/test'
import { expectAccessible, nextPoll, signInPath } from '#tests/support/browser/desk.ts'

test('sign-in returns to the requested page; a link works once and is not used up by opening, and failures keep the focus nearby and what was typed, accessible in every state', async ({
  page,
  browser,
}) => {
  const path = await signInPath()
  await page.clock.install()
  await page.goto('/desk/week')
  await page.route('**/api/desk/link', (route) => route.fulfill({ status: 202, json: {} }))
  await page.getByLabel('Email').fill('owner@site.example')
  await page.getByRole('button', { name: 'Email me a link' }).click()
  await expect(page.getByLabel('Code')).toBeFocused()
  await expect(page.getByLabel('Code')).toHaveAccessibleDescription(/a link is on its way.* 6 digits$/)

  const other = await page.context().newPage()
  await other.goto(path)
  await other.reload()
  await other.getByRole('button', { name: 'Sign in' }).click()
  await expect(other.getByRole('heading', { name: 'Requests', level: 1 })).toBeFocused()
  // It keeps the reviews portal's script away from a signed-in browser (home/reviews.spec.ts).
  const mark = () => other.evaluate(() => localStorage.getItem('deskSignedIn'))
  await expect.poll(mark).toBe('yes')
  await nextPoll(page)
  await expect(page).toHaveURL(/\/desk\/week$/)
  await other.getByRole('button', { name: 'Sign out' }).click()
  await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect.poll(mark).toBeNull()
  await nextPoll(page)
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect(page.getByLabel('Email')).toBeVisible()

  const elsewhere = await browser.newPage({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } })
  const answer = (path: string, status: number, message: string) =>
    elsewhere.route(`**/api/desk/${path}`, (route) =>
      route.fulfill({ status, json: { message, faults: [] } }),
    )
  const alert = elsewhere.getByRole('alert')
  const button = (name: string) => elsewhere.getByRole('button', { name })
  await elsewhere.goto(path)
  await button('Sign in').press('Enter')
  await expect(alert).toContainText('too old')
  await expect(elsewhere.getByRole('heading', { level: 1 })).toBeFocused()
  await expectAccessible(elsewhere, alert)
  // Pasted over the used one, a link changes only the fragment.
  await elsewhere.goto('/desk/sign-in#link=another')
  await expectAccessible(elsewhere, button('Sign in'))
  await button('Sign in').press('Enter')
  await expect(alert).toContainText('too old')
  await button('Get a new link').press('Enter')

  const email = elsewhere.getByLabel('Email')
  const send = button('Email me a link')
  await expect(email).toBeFocused()
  await email.fill('owner@example.org')
  await elsewhere.route('**/api/desk/**', (route) => route.abort())
  await send.press('Enter')
  await expect(alert).toBeVisible()
  await expect(send).toBeFocused()
  const message = 'Many links were asked for. Please try again in 15 minutes.'
  await answer('link', 429, message)
  await send.press('Enter')
  await expect(alert).toHaveText(message)
  await expect(email).toHaveValue('owner@example.org')
  await expectAccessible(elsewhere)
  await answer('link', 202, 'Sent.')
  await send.press('Enter')

  const code = elsewhere.getByLabel('Code')
  const useCode = button('Sign in with the code')
  await expect(code).toBeFocused()
  await expectAccessible(elsewhere, code)
  await elsewhere.reload()
  await expect(code).toBeFocused()
  await answer('sign-in', 422, 'This is not the code.')
  await code.fill('123 456')
  await useCode.press('Enter')
  await expect(alert).toHaveText('This is not the code.')
  await expect(useCode).toBeFocused()
  await expect(code).toHaveValue('123 456')
  await elsewhere.close()
})
