import { expect, type Page, test } from '@playwright/test'
import { signIn } from '#tests/support/browser/desk.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** Chromium's own push service is not on this machine: the browser behaves as if it had answered. */
const pushService = () => {
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

async function openPeople(page: Page) {
  await signIn(page)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.goto('/desk/people')
  return page.getByRole('switch', { name: 'Alerts on this phone' })
}

test('the switch turns alerts of this browser on and off, and shows which it is', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications'])
  await page.addInitScript(pushService)
  const isOn = () => page.evaluate(async () => (await (await fetch('/api/desk/alerts')).json()).isOn)
  const alerts = await openPeople(page)

  await expect(alerts).toBeEnabled()
  await expect(alerts).not.toBeChecked()
  await alerts.check()
  await expect(page.getByText('Alerts are on.')).toBeVisible()
  expect(await isOn()).toBe(true)
  await page.reload()
  await expect(alerts).toBeChecked()
  await alerts.uncheck()
  await expect(page.getByText('Alerts are off.')).toBeVisible()
  expect(await isOn()).toBe(false)
})

test('where there can be no alerts, the page says why', async ({ page, browser, baseURL }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' })
  })
  const alerts = await openPeople(page)
  await expect(alerts).toBeDisabled()
  await expect(page.getByText('This browser blocks notifications from the desk.')).toBeVisible()

  for (const [userAgent, sentence] of [
    ['Firefox', 'This browser can’t show alerts.'],
    ['iPhone', 'On an iPhone, first add the desk to the home screen'],
  ] as const) {
    const context = await browser.newContext({ userAgent, baseURL: baseURL ?? '' })
    const other = await context.newPage()
    await other.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'))
    await expect(await openPeople(other)).toBeDisabled()
    await expect(other.getByText(sentence)).toBeVisible()
    await context.close()
  }
})

test('an alert becomes a notification, one for each request', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['notifications'])
  await openPeople(page)
  const devtools = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const desk = registrations.find(({ scopeURL }) => scopeURL.endsWith('/desk'))
      if (desk) resolve(desk.registrationId)
    }),
  )
  await devtools.send('ServiceWorker.enable')
  const registrationId = await registered
  const alert = (title: string) =>
    devtools.send('ServiceWorker.deliverPushMessage', {
      origin: baseURL ?? '',
      registrationId,
      data: JSON.stringify({ id: '0123456789ab', title, body: 'In Ajax' }),
    })
  const shown = () =>
    page.evaluate(async () => {
      const { getNotifications } = ServiceWorkerRegistration.prototype
      const notifications = await getNotifications.call(await navigator.serviceWorker.ready)
      return notifications.map(({ title, body, tag }) => `${title}: ${body} (${tag})`)
    })

  await alert('New request')
  await expect.poll(shown).toEqual(['New request: In Ajax (0123456789ab)'])
  await alert('A request is still waiting')

  await expect.poll(shown).toEqual(['A request is still waiting: In Ajax (0123456789ab)'])
})
