/** A headless browser has no notifications and no push service: stubs both. Runs in the page. */
export const pushService = () => {
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
