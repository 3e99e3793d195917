import { expect, type Page, test } from '@playwright/test'
import { hydrate } from '#tests/support/browser/hydrate.ts'
import { pageKinds } from '#tests/support/page/pageKinds.ts'

/*
 * A page that the browser loaded comes back from its back/forward cache, as it was left, unless something keeps it out. The
 * browser of the tests has no such cache; what keeps pages out of it is known.
 */
for (const { kind, path } of pageKinds)
  test(`nothing keeps ${kind} out of the back/forward cache`, async ({ page }) => {
    const used = await watchUse(page)

    const answer = await page.goto(path)
    await hydrate(page)

    expect(answer?.headers()['cache-control']).not.toContain('no-store')
    const { listeners, made } = await used()
    expect(listeners).toContain('scroll')
    expect(listeners.filter((type) => /^(before)?unload$/.test(type))).toEqual([])
    expect(made).toEqual([])
  })

/** Notes the events that the page listens for on its window, and which of the objects it makes that browsers do not put to sleep. */
async function watchUse(page: Page) {
  await page.addInitScript(() => {
    const listeners: string[] = []
    const made: string[] = []
    Object.assign(window, { used: { listeners, made } })
    const listen = window.addEventListener
    window.addEventListener = function (this: Window, ...args: Parameters<typeof listen>) {
      listeners.push(args[0])
      return listen.apply(this, args)
    } as typeof listen
    for (const property of ['onunload', 'onbeforeunload'])
      Object.defineProperty(window, property, { set: () => listeners.push(property.slice(2)) })
    for (const name of [
      'WebSocket',
      'WebTransport',
      'EventSource',
      'RTCPeerConnection',
      'BroadcastChannel',
    ]) {
      const original = Reflect.get(window, name)
      if (original)
        Reflect.set(
          window,
          name,
          new Proxy(original, {
            construct(target, args) {
              made.push(name)
              return Reflect.construct(target, args)
            },
          }),
        )
    }
    for (const [owner, method] of [
      [indexedDB, 'open'],
      [navigator.locks, 'request'],
    ] as const) {
      const original = Reflect.get(owner ?? {}, method)
      if (original)
        Reflect.set(owner, method, (...args: unknown[]) => {
          made.push(method)
          return original.apply(owner, args)
        })
    }
  })
  return () => page.evaluate(() => Reflect.get(window, 'used') as { listeners: string[]; made: string[] })
}
