/*
 * Keeps the desk readable without a connection: its code, today's visits and their photos, and the quotes that were opened
 * today. Everything is asked for from the server first. For /desk alone: no visitor's page registers it.
 */
import { renewEnded, showAlerts } from './alerts.ts'
import { api, files, shellPath, worker } from './deskWorker.ts'

type CachedQuote = { id: string; visitDay: string; status: string }
type CachedRows = { quotes?: CachedQuote[]; visits?: CachedQuote[]; followUps?: CachedQuote[] }

/** Cache name, new with every build. */
const shellName = `desk-shell-${hashOf(files.join(' '))}`
const dataPrefix = 'desk-data-'
/** Network timeout before the cache answers, in milliseconds. */
const timeout = 6000

/** Cache name, new every day of the company. */
const dataName = () => dataPrefix + new Date().toLocaleDateString('en-CA', { timeZone: COMPANY_TIME_ZONE })

worker.addEventListener('install', (event) => {
  event.waitUntil(cacheShell())
})

async function cacheShell(): Promise<void> {
  const shell = await caches.open(shellName)
  await shell.addAll(files)
  await worker.skipWaiting()
}

worker.addEventListener('activate', (event) => {
  event.waitUntil(forgetOld().then(() => worker.clients.claim()))
})

/** Deletes the code of earlier builds and the data of earlier days. */
async function forgetOld(): Promise<void> {
  await forget((name) => name.startsWith('desk-') && name !== shellName && name !== dataName())
}

/** Deletes customers' details of earlier days. Keeps code, because that of the next build may be arriving. */
async function forgetFormerDays(): Promise<void> {
  await forget((name) => name.startsWith(dataPrefix) && name !== dataName())
}

async function forget(isOld: (name: string) => boolean): Promise<void> {
  const old = (await caches.keys()).filter(isOld)
  await Promise.all(old.map((name) => caches.delete(name)))
}

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== worker.location.origin) return
  if (request.method === 'PATCH' && isCachedData(pathname)) event.respondWith(answerChange(request))
  if (request.method === 'DELETE' && pathname === `${api}session`) event.respondWith(answerSignOut(request))
  if (request.method !== 'GET') return
  if (request.mode === 'navigate') event.respondWith(answerPage(request))
  else if (pathname.startsWith(`${shellPath}/assets/`)) event.respondWith(answerFile(request))
  else if (isCachedData(pathname)) event.respondWith(answerData(request))
  // Not only when a page is loaded: a desk that stays open for days only fetches data.
  if (request.mode === 'navigate' || isCachedData(pathname)) event.waitUntil(forgetFormerDays())
  // Without a connection the next page tries again.
  if (request.mode === 'navigate') event.waitUntil(renewEnded().catch(() => {}))
})

/** Cached data: days, quotes and photos. Not the counts, which show whether there is a connection. */
const isCachedData = (pathname: string) =>
  pathname.startsWith(`${api}quotes`) || pathname.startsWith(`${api}days/`)

async function answerPage(request: Request): Promise<Response> {
  const cached = await caches.match(shellPath, { cacheName: shellName })
  try {
    return await fetchInTime(request, cached)
  } catch (error) {
    if (!cached) throw error
    return cached
  }
}

/** A file's name changes with its content. */
const answerFile = async (request: Request): Promise<Response> =>
  (await caches.match(request, { cacheName: shellName })) ?? fetch(request)

async function answerData(request: Request): Promise<Response> {
  const name = dataName()
  const before = clearings
  // With this header the page says that it shows data already, which may be newer (components/desk/data/DeskData.tsx).
  const isShown = request.headers.get('Cache-Control') === 'no-store'
  const cached = isShown ? undefined : await caches.match(request, { cacheName: name })
  // A photo never changes.
  if (cached && /\/photos\//.test(request.url)) return cached
  try {
    const answer = await fetchInTime(request, cached)
    // Signed out elsewhere: nothing stays on this phone.
    if (answer.status === 401) await forgetData()
    else if (isDeleted(answer)) await forgetDeleted(name, request.url)
    else if (answer.ok && clearings === before) await cacheAnswer(name, request, answer.clone())
    return answer
  } catch (error) {
    if (!cached) throw error
    void tellCached()
    return cached
  }
}

/** A proxy may answer 404 while the server restarts, but not in JSON. */
const isDeleted = ({ status, headers }: Response): boolean =>
  status === 404 && (headers.get('Content-Type') ?? '').includes('json')

/** Tells the open desks that they show cached data (components/desk/data/useLive.ts). */
async function tellCached(): Promise<void> {
  for (const desk of await worker.clients.matchAll({ type: 'window' })) desk.postMessage('cached')
}

/** The response to a change, even to a conflict, is the current quote, as GET of the same URL returns it. */
async function answerChange(request: Request): Promise<Response> {
  const { url } = request
  const before = clearings
  const answer = await fetch(request)
  const isQuote = answer.ok || answer.status === 412
  if (isQuote && clearings === before) await cacheChanged(url, answer.clone())
  return answer
}

/** The page deletes the cache, too (components/desk/data/signOut.ts), but cannot keep later answers out of it. */
async function answerSignOut(request: Request): Promise<Response> {
  const answer = await fetch(request)
  if (answer.ok) await forgetData()
  return answer
}

/** Updates a changed quote in the cache: the connection may break before the page refetches. */
async function cacheChanged(url: string, answer: Response): Promise<void> {
  try {
    const data = await caches.open(dataName())
    const quote: CachedQuote = await answer.json()
    // Without the status of a conflict, which the desk would take for a failure.
    await data.put(url, Response.json(quote))
    for (const request of await data.keys()) {
      if (!holdsRows(request)) continue
      const { pathname } = new URL(request.url)
      const day = pathname.startsWith(`${api}days/`) ? pathname.slice(`${api}days/`.length) : undefined
      const cached = await (await data.match(request))?.json()
      if (cached && (day === quote.visitDay || hasRow(cached, quote.id)))
        await data.put(request, Response.json(withChanged(cached, quote, day)))
    }
  } catch {
    // The disk is full: the response is not cached.
  }
}

/** Whether a cached answer is a list or a day. */
const holdsRows = ({ url }: Request): boolean => {
  const { pathname } = new URL(url)
  return pathname === `${api}quotes` || pathname.startsWith(`${api}days/`)
}

const hasRow = ({ quotes = [], visits = [], followUps = [] }: CachedRows, id: string): boolean =>
  [...quotes, ...visits, ...followUps].some((row) => row.id === id)

/** Updates the quote in a cached list, or in a day's visits and follow-ups (as in components/desk/data/useShowChanged.ts). */
function withChanged(cached: CachedRows, quote: CachedQuote, day: string | undefined): CachedRows {
  const update = (rows: CachedQuote[]) =>
    rows.map((row) => (row.id === quote.id ? { ...row, ...quote } : row))
  if (day === undefined) return { ...cached, quotes: update(cached.quotes ?? []) }
  const isOnDay = quote.visitDay === day && quote.status !== 'lost' && quote.status !== 'spam'
  const others = (cached.visits ?? []).filter(({ id }) => id !== quote.id)
  return { visits: isOnDay ? [...others, quote] : others, followUps: update(cached.followUps ?? []) }
}

/**
 * Waits for the whole answer of the network. If there is a cached response, waits no longer than `timeout`, and throws if the
 * server, or the proxy in front of it, has a problem.
 */
async function fetchInTime(request: Request, cached: Response | undefined): Promise<Response> {
  if (!cached) return fetch(request)
  const answer = await fetch(request, { signal: AbortSignal.timeout(timeout) })
  if (answer.status >= 500) throw new Error(`Status ${answer.status}`)
  // Handed over at once, a slow body would be cut off.
  return answer.ok ? new Response(await answer.arrayBuffer(), answer) : answer
}

/** Deletes what is cached of a deleted quote: its photos, and lists and days with the quote. */
async function forgetDeleted(name: string, url: string): Promise<void> {
  const data = await caches.open(name)
  const id = url.slice(url.lastIndexOf('/') + 1)
  for (const request of await data.keys()) {
    const isOfQuote = request.url === url || request.url.startsWith(`${url}/`)
    const rows = isOfQuote || !holdsRows(request) ? {} : await (await data.match(request))?.json()
    if (isOfQuote || hasRow(rows ?? {}, id)) await data.delete(request)
  }
}

async function cacheAnswer(name: string, request: Request, answer: Response): Promise<void> {
  try {
    await (await caches.open(name)).put(request, answer)
  } catch {
    // The disk is full: the response is not cached.
  }
}

/** Number of times that all data was deleted: an answer that was asked for before is not cached after. */
let clearings = 0

async function forgetData(): Promise<void> {
  clearings += 1
  await forget((name) => name.startsWith(dataPrefix))
}

function hashOf(text: string): string {
  let hash = 0
  for (const letter of text) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) | 0
  return (hash >>> 0).toString(36)
}

worker.addEventListener('push', (event) => event.waitUntil(forgetFormerDays()))
showAlerts()
