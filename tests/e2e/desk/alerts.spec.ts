import { type BrowserContext, expect, test } from '@playwright/test'
import { addSession, pushService, signIn } from '#tests/support/browser/desk.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('alerts are turned on and off for this browser, shown, renewed when they expire and refused when it blocks notifications; a session on a lost phone can be ended', async ({
  page,
  browser,
  context,
}) => {
  const phone = await browser.newPage()
  await addSession(phone, 'Lost phone')
  await page.addInitScript(pushService)
  const isOn = () => page.evaluate(async () => (await (await fetch('/api/desk/alerts')).json()).isOn)
  const subscribed = () =>
    context.waitForEvent('request', (request) => request.method() === 'POST' && /alerts$/.test(request.url()))
  await signIn(page)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.goto('/desk/people')
  const alerts = page.getByRole('switch', { name: 'Alerts on this device' })

  await expect(alerts).toBeEnabled()
  await expect(alerts).not.toBeChecked()
  await alerts.click()
  // This text appears once the server has stored the subscription.
  await expect(page.getByText('Alerts are on.')).toBeVisible()
  expect(await isOn()).toBe(true)

  // The server reports the subscription as ended, although the browser dispatched no event.
  await context.route('**/api/desk/alerts', (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ json: { publicKey: 'AAAA', isOn: true, hasEnded: true } })
      : route.fallback(),
  )
  const renewed = subscribed()
  await page.reload()
  expect((await renewed).postDataJSON()).toMatchObject({ endpoint: 'https://push.invalid/one' })
  await context.unroute('**/api/desk/alerts')

  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('The desk has no service worker.')
  const replaced = subscribed()
  const shown = await worker.evaluate(() => {
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration }
    const waitUntil = () => {}
    const newSubscription = { endpoint: 'https://push.invalid/two', keys: { p256dh: 'new', auth: 'new' } }
    dispatchEvent(Object.assign(new Event('pushsubscriptionchange'), { newSubscription, waitUntil }))
    const notifications = new Map<string, string>()
    registration.showNotification = async (title, { tag = '', body = '' } = {}) => {
      notifications.set(tag, `${title}: ${body}`)
    }
    for (const title of ['New request', 'A request is still waiting']) {
      const data = { json: () => ({ id: '0123456789ab', title, body: 'In Ajax' }) }
      dispatchEvent(Object.assign(new Event('push'), { data, waitUntil }))
    }
    return [...notifications]
  })
  expect((await replaced).postDataJSON()).toMatchObject({ endpoint: 'https://push.invalid/two' })
  expect(shown).toEqual([['0123456789ab', 'A request is still waiting: In Ajax']])

  await page.reload()
  await expect(alerts).toBeChecked()
  await alerts.press('Space')
  await expect(page.getByText('Alerts are off.')).toBeVisible()
  await expect(alerts).toBeFocused()
  expect(await isOn()).toBe(false)

  const permit = (permission: NotificationPermission) =>
    page.evaluate((permission) => {
      Notification.requestPermission = async () => {
        Object.defineProperty(Notification, 'permission', { configurable: true, get: () => permission })
        return permission
      }
    }, permission)
  await permit('denied')
  await alerts.click()
  await expect(page.locator('[aria-live=assertive]')).toContainText('This browser blocks notifications')
  await expect(alerts).toBeDisabled()
  await permit('granted')
  await page.evaluate(async () => {
    await Notification.requestPermission()
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect(alerts).toBeEnabled()

  await page.getByRole('button', { name: /^Sign out Lost phone/ }).click()
  await expect(page.getByText('Lost phone is signed out there.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect((await phone.request.get('/api/desk/session')).status()).toBe(401)
  await phone.close()
})

test('a tapped alert opens its request in the open desk, or in a new window if the service worker controls none', async ({
  page,
  context,
}) => {
  await signIn(page)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.goto('/desk/people')
  // Undefined while the document is replaced.
  const isControlled = () =>
    page.evaluate(() => navigator.serviceWorker.controller !== null).catch(() => undefined)
  await expect.poll(isControlled).toBe(true)

  expect(await tapAlert(context)).toEqual([])
  await expect(page).toHaveURL('/desk/requests/0123456789ab')

  // Like a reload with Shift, this leaves the page without its service worker.
  const session = await context.newCDPSession(page)
  await session.send('Page.reload', { ignoreCache: true })
  await expect.poll(isControlled).toBe(false)
  expect(await tapAlert(context)).toEqual(['/desk/requests/0123456789ab'])
})

/** The windows that a tap on an alert opens. */
async function tapAlert(context: BrowserContext): Promise<string[]> {
  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('The desk has no service worker.')
  return worker.evaluate(async () => {
    type Client = { focus(): Promise<unknown> }
    const { clients, WindowClient } = self as unknown as {
      clients: { openWindow(url: string): Promise<null> }
      WindowClient: { prototype: Client }
    }
    const opened: string[] = []
    // Only a real tap may focus and open windows.
    WindowClient.prototype.focus = async () => {}
    clients.openWindow = async (url) => {
      opened.push(url)
      return null
    }
    const { promise, resolve } = Promise.withResolvers<unknown>()
    const notification = { data: '0123456789ab', close: () => {} }
    dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil: resolve }))
    await promise
    return opened
  })
}
