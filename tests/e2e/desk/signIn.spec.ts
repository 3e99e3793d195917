import { expect, type Worker } from '@playwright/test'
import { deskOf, expectAccessible, frames, signInPath, test } from '#tests/support/browser/desk.ts'

test.use({ serviceWorkers: 'allow' })

test('sign-in returns to its page, and failures keep focus and text', async ({ page, browser, desk }) => {
  const path = await signInPath()
  await page.clock.install()
  const asksForAlerts = async (act: () => Promise<unknown>) => {
    const asked = page.waitForResponse('**/api/desk/alerts')
    await act()
    expect((await asked).status()).toBe(401)
  }
  await asksForAlerts(() => page.goto('/desk/week'))
  // Again once the desk comes back to the front.
  await asksForAlerts(() => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))))
  // The test's server has no mail.
  await expect(page.getByText('npm run desk -- link')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Email me a link' })).toHaveCount(0)
  await page.route('**/api/desk/link', (route) => route.fulfill({ status: 202, json: {} }))
  await page.reload()
  await page.getByLabel('Email').fill('owner@site.example')
  await page.getByRole('button', { name: 'Email me a link' }).click()
  await expect(page.getByLabel('Code')).toBeFocused()
  await expect(page.getByLabel('Code')).toHaveAccessibleDescription(/a link is on its way.* 6 digits$/)

  const other = await page.context().newPage()
  await other.goto(path)
  await other.reload()
  await other.getByRole('button', { name: 'Sign in' }).click()
  await expect(other.getByRole('heading', { name: 'Requests', level: 1 })).toBeFocused()
  // It keeps the reviews portal's script away from a signed-in browser (long/reviews.spec.ts).
  const mark = () => other.evaluate(() => localStorage.getItem('deskSignedIn'))
  await expect.poll(mark).toBe('yes')
  await desk.nextPoll()
  await expect(page).toHaveURL(/\/desk\/week$/)
  await deskOf(other).signOut()
  await expect.poll(mark).toBeNull()
  await desk.nextPoll()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect(page.getByLabel('Email')).toBeVisible()

  const elsewhere = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const answer = (path: string, status: number, message: string) =>
    elsewhere.route(`**/api/desk/${path}`, (route) =>
      route.fulfill({ status, json: { message, faults: [] } }),
    )
  const alert = elsewhere.getByRole('alert')
  const button = (name: string) => elsewhere.getByRole('button', { name })
  await answer('link', 200, '')
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

test('alerts are offered, turned on, shown, renewed and refused', async ({ page, browser, context }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const phone = await browser.newPage()
  await deskOf(phone).addSession('Lost phone')
  await page.addInitScript(pushService)
  const isOn = () => page.evaluate(async () => (await (await fetch('/api/desk/alerts')).json()).isOn)
  const subscribed = () =>
    context.waitForEvent('request', (request) => request.method() === 'POST' && /alerts$/.test(request.url()))
  await page.goto(await signInPath())
  await page.getByRole('button', { name: 'Sign in' }).click()
  const offer = page.getByRole('button', { name: 'Turn on alerts' })
  await expectAccessible(page, offer, frames)
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(offer).toBeHidden()
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

  // Undefined while the document is replaced.
  const isControlled = () =>
    page.evaluate(() => navigator.serviceWorker.controller !== null).catch(() => undefined)
  await page.goto('/desk')
  await expect.poll(isControlled).toBe(true)
  await expect(page.getByRole('heading', { name: 'Requests', level: 1 })).toBeVisible()
  await expect(offer).toBeHidden()
  expect(await tapAlert(worker)).toEqual([])
  await expect(page).toHaveURL('/desk/requests/0123456789ab')
  // Like a reload with Shift, this leaves the page without its service worker.
  const session = await context.newCDPSession(page)
  await session.send('Page.reload', { ignoreCache: true })
  await expect.poll(isControlled).toBe(false)
  expect(await tapAlert(worker)).toEqual(['/desk/requests/0123456789ab'])
})

/** The windows that a tap on an alert opens. */
const tapAlert = (worker: Worker): Promise<string[]> =>
  worker.evaluate(async () => {
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

/** A headless browser has no notifications and no push service: stubs both. Runs in the page. */
const pushService = () => {
  Object.defineProperty(Notification, 'permission', { configurable: true, get: () => 'granted' })
  Notification.requestPermission = async () => 'granted'
  const key = 'alertsOfTheTest'
  const subscription = {
    get options() {
      const text = (localStorage.getItem(key) ?? '').replaceAll('-', '+').replaceAll('_', '/')
      return { applicationServerKey: Uint8Array.from(atob(text), (char) => char.charCodeAt(0)).buffer }
    },
    toJSON: () => ({
      endpoint: 'https://push.invalid/one',
      keys: {
        p256dh: 'BHeowzsm2k_qnM4M6vva2Yq4DmvgvDCRoW0YgQkYicr8Q99tqypBDvqm-IiJX3DkqZQiTM8-fH7Dv6TQM2UhYMo',
        auth: 'AAAAAAAAAAAAAAAAAAAAAA',
      },
    }),
    unsubscribe: async () => localStorage.removeItem(key) === undefined,
  }
  PushManager.prototype.subscribe = async (options) => {
    localStorage.setItem(key, String(options?.applicationServerKey))
    return subscription as unknown as PushSubscription
  }
  PushManager.prototype.getSubscription = async () =>
    localStorage.getItem(key) ? (subscription as unknown as PushSubscription) : null
}
