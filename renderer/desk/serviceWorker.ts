// Keeps the desk readable without a connection: its code, and what was read today. For /desk alone: no visitor's page registers it.
import * as serwist from 'serwist'
import { deskRoots } from '#data/desk/deskPaths.ts'
import { dayOf } from '#data/quote/preferredDay.ts'
import { showAlerts } from './alerts.ts'

declare const self: ServiceWorkerGlobalScope
/** The code and the page of all screens, written by the build (renderer/build/buildDesk.ts). */
declare const DESK_FILES: serwist.PrecacheEntry[]

const networkTimeoutSeconds = 6

/** Cache name, new every day of the company: a phone keeps no customer's details longer. */
const today = () => `desk-data-${dayOf(Date.now())}`

async function deleteData(isOld = (_name: string) => true): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith('desk-data') && isOld(name))
  await Promise.all(names.map((name) => caches.delete(name)))
}

/** Deletes what is kept of a deleted quote: its own answers, and the lists and days with its id. */
async function deleteQuote(url: string): Promise<void> {
  const data = await caches.open(today())
  for (const kept of await data.keys()) {
    const text = kept.url.includes('/photos/') ? '' : await (await data.match(kept))?.text()
    if (kept.url.startsWith(url) || text?.includes(url.slice(url.lastIndexOf('/') + 1)))
      await data.delete(kept)
  }
}

const plugin: serwist.SerwistPlugin = {
  // A sign-out deletes the cache: an answer that comes after it is not kept.
  cacheWillUpdate: async ({ response }) => (response.ok && (await caches.has(today())) ? response : null),
  async fetchDidSucceed({ request: { url }, response: { status, headers }, response }) {
    // The server, or the proxy in front of it, has a problem: what is kept is better.
    if (status >= 500) throw new Error(`Status ${status}`)
    // Signed out elsewhere.
    if (status === 401) await deleteData()
    // A proxy may answer 404 while the server restarts, but not in JSON.
    const isDeleted = status === 404 && headers.get('Content-Type')?.includes('json')
    if (isDeleted && /\/quotes\/[^/]+$/.test(url)) await deleteQuote(url)
    return response
  },
  // With this header the page says that it shows data already, which may be newer.
  cachedResponseWillBeUsed: async ({ request: { headers }, cachedResponse: kept }) =>
    // The page tells a kept answer by its age, and when it was sent by its date (components/desk/data/DeskData.tsx).
    kept && headers.get('Cache-Control') !== 'no-store'
      ? new Response(kept.body, { headers: [...kept.headers, ['Age', '1']] })
      : undefined,
}

const isPage = ({ request }: { request: Request }) => request.mode === 'navigate'
/** Not the counts, which show whether there is a connection. */
const isData = ({ pathname }: URL) => /^\/(quotes|days)\b/.test(pathname.slice(deskRoots.api.length))

new serwist.Serwist({
  precacheEntries: DESK_FILES,
  skipWaiting: true,
  clientsClaim: true,
  runtimeCaching: [
    { matcher: isPage, handler: new serwist.NetworkOnly({ networkTimeoutSeconds, plugins: [plugin] }) },
    {
      matcher: ({ url }) => isData(url),
      async handler(asked) {
        await caches.open(today())
        // A photo never changes.
        const isPhoto = asked.url.pathname.includes('/photos/')
        const Strategy = isPhoto ? serwist.CacheFirst : serwist.NetworkFirst
        const options = { cacheName: today(), networkTimeoutSeconds, plugins: [plugin] }
        return new Strategy(options).handle(asked)
      },
    },
  ],
  fallbacks: { entries: [{ url: `${deskRoots.screens}/shell`, matcher: isPage }] },
}).addEventListeners()

// Not only when a page is loaded: a desk that stays open for days only fetches data.
for (const type of ['fetch', 'push'] as const)
  self.addEventListener(type, (event) => event.waitUntil(deleteData((name) => name !== today())))
showAlerts(self)
