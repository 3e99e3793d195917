import { type BrowserContext, expect, test } from '@playwright/test'
import { signIn } from '#tests/support/browser/desk.ts'
import { pushService } from '#tests/support/browser/pushService.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('the switch turns alerts of this browser on and off, an expired subscription is renewed, and an alert shows a notification', async ({
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
  // This text appears once the server has stored the subscription.
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

  // The server reports the subscription as ended, although the browser dispatched no event.
  const ended = { publicKey: 'AAAA', isOn: true, hasEnded: true }
  await context.route('**/api/desk/alerts', (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json: ended }) : route.fallback(),
  )
  const renewed = context.waitForEvent(
    'request',
    (request) => /\/alerts$/.test(request.url()) && request.method() === 'POST',
  )
  await page.reload()
  expect((await renewed).postDataJSON()).toMatchObject({ endpoint: 'https://push.invalid/one' })

  // The session has expired, and the same person has signed in again.
  await context.unroute('**/api/desk/alerts')
  await context.route('**/api/desk/alerts', (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ json: { publicKey: 'AAAA', isOn: false, hasEnded: false } })
      : route.fallback(),
  )
  const moved = context.waitForEvent(
    'request',
    (request) => /\/alerts$/.test(request.url()) && request.method() === 'POST',
  )
  await page.reload()
  expect((await moved).postDataJSON()).toMatchObject({ endpoint: 'https://push.invalid/one' })
  await context.unroute('**/api/desk/alerts')
  await page.reload()

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

  // Disabled until the page knows the state.
  await expect(alerts).toBeChecked()
  await alerts.press('Space')
  await expect(page.getByText('Alerts are off.')).toBeVisible()
  await expect(alerts).toBeFocused()
  expect(await isOn()).toBe(false)
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
