import { expect, test } from '@playwright/test'
import { signIn } from '#tests/support/browser/desk.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** A headless browser has no notifications and no push service: stubs both. */
const pushService = () => {
  Object.defineProperty(Notification, 'permission', { configurable: true, get: () => 'granted' })
  Notification.requestPermission = async () => 'granted'
  const key = 'alertsOfTheTest'
  const subscription = {
    toJSON: () => ({
      endpoint: 'https://push.invalid/one',
      keys: {
        p256dh: 'BHeowzsm2k_qnM4M6vva2Yq4DmvgvDCRoW0YgQkYicr8Q99tqypBDvqm-IiJX3DkqZQiTM8-fH7Dv6TQM2UhYMo',
        auth: 'AAAAAAAAAAAAAAAAAAAAAA',
      },
    }),
    unsubscribe: async () => localStorage.removeItem(key) === undefined,
  }
  PushManager.prototype.subscribe = async () => {
    localStorage.setItem(key, 'on')
    return subscription as unknown as PushSubscription
  }
  PushManager.prototype.getSubscription = async () =>
    localStorage.getItem(key) ? (subscription as unknown as PushSubscription) : null
}

test('the switch turns alerts of this browser on and off; an ended subscription is renewed, and an alert becomes a notification', async ({
  page,
  context,
}) => {
  await page.addInitScript(pushService)
  const isOn = () => page.evaluate(async () => (await (await fetch('/api/desk/alerts')).json()).isOn)
  await signIn(page)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.goto('/desk/people')
  const alerts = page.getByRole('switch', { name: 'Alerts on this device' })

  await expect(alerts).toBeEnabled()
  await expect(alerts).not.toBeChecked()
  await alerts.click()
  // Once the server has kept it.
  await expect(page.getByText('Alerts are on.')).toBeVisible()
  expect(await isOn()).toBe(true)
  await page.reload()
  await expect(alerts).toBeChecked()

  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('The desk has no service worker.')
  const sent = await worker.evaluate(async () => {
    const renewed = { endpoint: 'https://push.invalid/two', keys: { p256dh: 'new', auth: 'new' } }
    const options: unknown[] = []
    PushManager.prototype.subscribe = async (given) => {
      options.push(given?.userVisibleOnly, typeof given?.applicationServerKey)
      return renewed as unknown as PushSubscription
    }
    const { fetch } = self
    const posted = new Promise((resolve) => {
      self.fetch = async (url, init) => {
        if (init?.method === 'POST') resolve([url, init.body])
        return fetch(url, init)
      }
    })
    dispatchEvent(Object.assign(new Event('pushsubscriptionchange'), { waitUntil: () => {} }))
    return [...((await posted) as unknown[]), ...options]
  })

  expect(sent).toEqual([
    '/api/desk/alerts',
    JSON.stringify({ endpoint: 'https://push.invalid/two', keys: { p256dh: 'new', auth: 'new' } }),
    true,
    'string',
  ])

  const shown = await worker.evaluate(async () => {
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration }
    const notifications = new Map<string, string>()
    registration.showNotification = async (title, { tag = '', body = '' } = {}) => {
      notifications.set(tag, `${title}: ${body}`)
    }
    for (const title of ['New request', 'A request is still waiting']) {
      const data = { json: () => ({ id: '0123456789ab', title, body: 'In Ajax' }) }
      dispatchEvent(Object.assign(new Event('push'), { data, waitUntil: () => {} }))
    }
    return [...notifications]
  })

  expect(shown).toEqual([['0123456789ab', 'A request is still waiting: In Ajax']])

  await alerts.press('Space')
  await expect(page.getByText('Alerts are off.')).toBeVisible()
  await expect(alerts).toBeFocused()
  expect(await isOn()).toBe(false)
})

test('a browser that blocks notifications is said to', async ({ page }) => {
  await page.addInitScript(pushService)
  await page.addInitScript(() => {
    let permission = 'default'
    Object.defineProperty(Notification, 'permission', { get: () => permission })
    Notification.requestPermission = async () => {
      permission = 'denied'
      return 'denied'
    }
  })
  await signIn(page)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.goto('/desk/people')
  const alerts = page.getByRole('switch', { name: 'Alerts on this device' })

  await alerts.click()

  await expect(page.getByRole('alert')).toContainText('This browser blocks notifications')
  await expect(alerts).toBeDisabled()
})
