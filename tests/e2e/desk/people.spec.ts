import { expect, test } from '@playwright/test'
import { addSession } from '#tests/support/browser/desk.ts'
import { pushService } from '#tests/support/browser/pushService.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('the people screen reports that the browser blocks notifications until they are allowed, and ends a session on a lost phone', async ({
  page,
  browser,
}) => {
  const phone = await browser.newPage()
  await addSession(phone, 'Lost phone')
  const sessionStatus = async () => (await phone.request.get('/api/desk/session')).status()
  expect(await sessionStatus()).toBe(200)
  await page.addInitScript(pushService)
  await page.addInitScript(() => {
    let permission = 'default'
    Object.defineProperty(Notification, 'permission', {
      get: () => permission,
      set: (value: string) => {
        permission = value
      },
    })
    Notification.requestPermission = async () => {
      permission = 'denied'
      return 'denied'
    }
  })
  await addSession(page)
  await page.goto('/desk/people')
  const alerts = page.getByRole('switch', { name: 'Alerts on this device' })

  await alerts.click()

  await expect(page.locator('[aria-live=assertive]')).toContainText('This browser blocks notifications')
  await expect(alerts).toBeDisabled()

  await page.evaluate(() => {
    Object.assign(Notification, { permission: 'granted' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect(alerts).toBeEnabled()

  await page.getByRole('button', { name: /^Sign out Lost phone/ }).click()

  await expect(page.getByText('Lost phone is signed out there.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await sessionStatus()).toBe(401)
  await phone.close()
})
