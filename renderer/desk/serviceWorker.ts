/*
 * Keeps the desk readable without a connection: its code, today's visits and their photos, and the quotes that were opened
 * today. Everything is asked for from the server first. For /desk alone: no visitor's page registers it.
 */
import { renewEnded, showAlerts } from './alerts.ts'
import { api, files, shellPath, worker } from './deskWorker.ts'

type KeptQuote = { id: string; visitDay: string; status: string }
type KeptRows = { quotes?: KeptQuote[]; visits?: KeptQuote[]; followUps?: KeptQuote[] }

/** Cache name, new with every build. */
const shellName = `desk-shell-${hashOf(files.join(' '))}`
const dataPrefix = 'desk-data-'
/** Network timeout before the cache answers, in milliseconds. */
const timeout = 6000

/** Cache name, new every day of the company. */
const dataName = () => dataPrefix + new Date().toLocaleDateString('en-CA', { timeZone: COMPANY_TIME_ZONE })

worker.addEventListener('install', (event) => {
  event.waitUntil(keepShell())
})

async function keepShell(): Promise<void> {
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
  if (request.method === 'PATCH' && isKept(pathname)) event.respondWith(answerChange(request))
  if (request.method !== 'GET') return
  if (request.mode === 'navigate') event.respondWith(answerPage(request))
  else if (pathname.startsWith(`${shellPath}/assets/`)) event.respondWith(answerFile(request))
  else if (isKept(pathname)) event.respondWith(answerData(request))
  // Not only when a page is loaded: a desk that stays open for days only fetches data.
  if (request.mode === 'navigate' || isKept(pathname)) event.waitUntil(forgetFormerDays())
  // Without a connection the next page tries again.
  if (request.mode === 'navigate') event.waitUntil(renewEnded().catch(() => {}))
})

/** Cached data: days, quotes and photos. Not the counts, which show whether there is a connection. */
const isKept = (pathname: string) => pathname.startsWith(`${api}quotes`) || pathname.startsWith(`${api}days/`)

async function answerPage(request: Request): Promise<Response> {
  const kept = await caches.match(shellPath, { cacheName: shellName })
  try {
    return await fetchInTime(request, kept)
  } catch (error) {
    if (!kept) throw error
    return kept
  }
}

/** A file's name changes with its content. */
const answerFile = async (request: Request): Promise<Response> =>
  (await caches.match(request, { cacheName: shellName })) ?? fetch(request)

async function answerData(request: Request): Promise<Response> {
  const name = dataName()
  // With this header the page says that it shows data already, which may be newer (components/desk/data/DeskData.tsx).
  const isShown = request.headers.get('Cache-Control') === 'no-store'
  const kept = isShown ? undefined : await caches.match(request, { cacheName: name })
  // A photo never changes.
  if (kept && /\/photos\//.test(request.url)) return kept
  try {
    const answer = await fetchInTime(request, kept)
    // Signed out elsewhere: nothing stays on this phone.
    if (answer.status === 401) await forgetData()
    else if (answer.status === 404) await forgetDeleted(name, request.url)
    else if (answer.ok) await keep(name, request, answer.clone())
    return answer
  } catch (error) {
    if (!kept) throw error
    void tellKept()
    return kept
  }
}

/** Tells the open desks that they show cached data (components/desk/data/useLive.ts). */
async function tellKept(): Promise<void> {
  for (const desk of await worker.clients.matchAll({ type: 'window' })) desk.postMessage('kept')
}

/** The response to a change, even to a conflict, is the current quote, as GET of the same URL returns it. */
async function answerChange(request: Request): Promise<Response> {
  const { url } = request
  const answer = await fetch(request)
  if (answer.ok || answer.status === 412) await keepChanged(url, answer.clone())
  return answer
}

/** Updates a changed quote in the cache: the connection may break before the page refetches. */
async function keepChanged(url: string, answer: Response): Promise<void> {
  try {
    const data = await caches.open(dataName())
    const quote: KeptQuote = await answer.json()
    // Without the status of a conflict, which the desk would take for a failure.
    await data.put(url, Response.json(quote))
    for (const request of await data.keys()) {
      const { pathname } = new URL(request.url)
      const day = pathname.startsWith(`${api}days/`) ? pathname.slice(`${api}days/`.length) : undefined
      if (day === undefined && pathname !== `${api}quotes`) continue
      const kept = await (await data.match(request))?.json()
      if (kept && (day === quote.visitDay || hasRow(kept, quote.id)))
        await data.put(request, Response.json(withChanged(kept, quote, day)))
    }
  } catch {
    // The disk is full: the response is not cached.
  }
}

const hasRow = ({ quotes = [], visits = [], followUps = [] }: KeptRows, id: string): boolean =>
  [...quotes, ...visits, ...followUps].some((row) => row.id === id)

/** Updates the quote in a cached list, or in a day's visits and follow-ups (as in components/desk/data/useShowChanged.ts). */
function withChanged(kept: KeptRows, quote: KeptQuote, day: string | undefined): KeptRows {
  const update = (rows: KeptQuote[]) => rows.map((row) => (row.id === quote.id ? { ...row, ...quote } : row))
  if (day === undefined) return { ...kept, quotes: update(kept.quotes ?? []) }
  const isOnDay = quote.visitDay === day && quote.status !== 'lost' && quote.status !== 'spam'
  const others = (kept.visits ?? []).filter(({ id }) => id !== quote.id)
  return { visits: isOnDay ? [...others, quote] : others, followUps: update(kept.followUps ?? []) }
}

/**
 * Waits for the whole answer of the network. If there is a cached response, waits no longer than `timeout`, and throws if the
 * server, or the proxy in front of it, has a problem.
 */
async function fetchInTime(request: Request, kept: Response | undefined): Promise<Response> {
  if (!kept) return fetch(request)
  const answer = await fetch(request, { signal: AbortSignal.timeout(timeout) })
  if (answer.status >= 500) throw new Error(`Status ${answer.status}`)
  // Handed over at once, a slow body would be cut off.
  return answer.ok ? new Response(await answer.arrayBuffer(), answer) : answer
}

/** Deletes what is kept of a deleted quote, its photos too. */
async function forgetDeleted(name: string, url: string): Promise<void> {
  const data = await caches.open(name)
  const deleted = (await data.keys()).filter(
    (request) => request.url === url || request.url.startsWith(`${url}/`),
  )
  await Promise.all(deleted.map((request) => data.delete(request)))
}

async function keep(name: string, request: Request, answer: Response): Promise<void> {
  try {
    await (await caches.open(name)).put(request, answer)
  } catch {
    // The disk is full: the response is not cached.
  }
}

const forgetData = () => forget((name) => name.startsWith(dataPrefix))

function hashOf(text: string): string {
  let hash = 0
  for (const letter of text) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) | 0
  return (hash >>> 0).toString(36)
}

worker.addEventListener('push', (event) => event.waitUntil(forgetFormerDays()))
showAlerts()
