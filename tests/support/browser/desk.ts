import {
  type BrowserContext,
  expect,
  type Locator,
  type Page,
  test as playwright,
  type Route,
} from '@playwright/test'
import { site } from '#data/company/site.ts'
import { deskPaths } from '#data/desk/deskPaths.ts'
import { addLink, linkUrl } from '#server/desk/signIn.ts'
import { axeViolations, findOverflow } from '../page/pageFaults.ts'
import { sha256 } from '../server/pictures.ts'
import { withStore } from '../site/storedQuotes.ts'

/** The path of a sign-in link, as `npm run desk -- link` makes one. */
export async function signInPath(person = 'owner'): Promise<string> {
  const link = { person, browser: '', code: '', next: deskPaths.list }
  const { secret } = await withStore(({ access }) => addLink(access, link, Date.now()))
  return linkUrl('', secret)
}

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>
/** The session cookies of this worker, by person. */
const sessions = new Map<string, Cookies>()
/** Header of requests from the desk's own pages. */
const sameOrigin = { 'Sec-Fetch-Site': 'same-origin' }

export type Visitor = ReturnType<typeof visitorNamed> & {
  day?: string
  window?: string
  photos?: number
  source?: Record<string, string>
}

/** What tests do at the desk and around it, in the context of a page. */
export function deskOf(page: Page) {
  const apiPath = (id: string): string => `/api/desk/quotes/${id}`

  const desk = {
    /** Gives the page's context a session: one from an earlier test, or a new one by a link from the command line. */
    async addSession(person = 'owner'): Promise<void> {
      // The offer of alerts would cover the end of the list.
      await page.addInitScript(() => {
        if (location.pathname.startsWith('/desk')) localStorage.setItem('deskAlertsOffered', 'yes')
      })
      const earlier = sessions.get(person)
      if (earlier) {
        await page.context().addCookies(earlier)
        if ((await page.request.get('/api/desk/session')).ok()) return
      }
      const [, link] = (await signInPath(person)).split('#link=')
      const answer = await page.request.post('/api/desk/sign-in', { data: { link }, headers: sameOrigin })
      expect(answer.status()).toBe(200)
      sessions.set(person, await page.context().cookies())
    },

    /** Opens the list, signed in. */
    async signIn(): Promise<void> {
      await desk.addSession()
      await page.goto('/desk')
      await expect(page.getByRole('heading', { name: 'Requests', level: 1 })).toBeVisible()
    },

    /** Sends a quote as a visitor does. @returns its id */
    async add(visitor: Visitor): Promise<string> {
      const answer = await page.request.post('/api/quotes', { data: visitor })
      expect(answer.status()).toBe(201)
      return (await answer.json()).id
    },

    /** Sends a quote with these photos. @returns its id */
    async addWithPhotos(visitor: Visitor, pictures: readonly Buffer[]): Promise<string> {
      const answer = await page.request.post('/api/quotes', { data: { ...visitor, photos: pictures.length } })
      const { id, photos } = await answer.json()
      for (const data of pictures)
        expect((await page.request.put(`${photos.put}/${sha256(data)}`, { data })).status()).toBe(201)
      return id
    },

    /** Sends a quote and books its visit. */
    async addVisit(visitDay: string, more: object = {}) {
      const { name, ...visitor } = visitorNamed('Visit')
      const id = await desk.add({ name, ...visitor })
      const visit = { visitDay, visitFrom: '09:00', address: '14 Lakeside Drive, Ajax', cubicYards: 6 }
      await desk.change(id, { status: 'booked', ...visit, ...more })
      return { name, id }
    },

    /** A quote as the desk's API returns it. */
    read: async (id: string) => (await page.request.get(apiPath(id))).json(),

    async change(id: string, data: object): Promise<void> {
      const { version } = await desk.read(id)
      const headers = { ...sameOrigin, 'If-Match': `"${version}"` }
      expect((await page.request.patch(apiPath(id), { headers, data })).status()).toBe(200)
    },

    async open(id: string, name: string): Promise<void> {
      await page.goto(`/desk/requests/${id}`)
      await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
    },

    /** Sends a visitor's quote, and opens it at the desk. @returns its id */
    async openNew(visitor: Visitor): Promise<string> {
      const id = await desk.add(visitor)
      await desk.addSession()
      await desk.open(id, visitor.name)
      return id
    },

    /** Advances the page's clock, which the test has installed, to the desk's next poll. */
    async nextPoll(): Promise<void> {
      const asked = page.waitForRequest(/\/api\/desk\/(summary|session)$/)
      // Not fastForward: swr would fire its deduplication after the poll and send nothing.
      await page.clock.runFor(5000)
      await asked
    },

    /** Answers or passes on each change that the page sends. */
    onChange: (handle: (route: Route) => Promise<unknown>): Promise<unknown> =>
      page.route('**/api/desk/quotes/*', (route) =>
        route.request().method() === 'PATCH' ? handle(route) : route.continue(),
      ),

    /** Signs out by the button of a large screen. */
    async signOut(): Promise<void> {
      for (const part of [page, page.getByRole('dialog')])
        await part.getByRole('button', { name: 'Sign out', exact: true }).click()
      await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    },

    /** Tells the desk that its server can send mail. Without it, the test's server says that it cannot. */
    withMail: (): Promise<unknown> =>
      page.route('**/api/desk/summary', async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, json: { ...(await response.json()), hasMail: true } })
      }),
  }
  return desk
}

export const test = playwright.extend<{ desk: ReturnType<typeof deskOf> }>({
  // Routes do not see the requests of a service worker.
  serviceWorkers: 'block',
  desk: ({ page }, use) => use(deskOf(page)),
})

/**
 * Path of the list with a search, for a visitor's name for example. Without a search, the quotes of other tests would fill the
 * list's first page.
 */
export const listOf = (words: string, status = 'new'): string =>
  `/desk?${new URLSearchParams({ status, q: words })}`

/** The request of a visitor, with a unique name. */
export const visitorNamed = (name: string) => ({
  name: `${name} ${Math.random().toString(36).slice(2, 8)}`,
  phone: '905-555-0199',
  email: 'robin@example.org',
  message: 'A three-seater sofa and two mattresses.',
})

/** A day in the company's time zone, this number of days from now. */
export const dayFromNow = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-CA', { timeZone: site.timeZone })

/** Its last word is wider than a phone. */
export const longName = 'Maximiliana Vandenberghekowalczykowskafeatherstonehaughmarjoribankscholmondeley'

/** One width per layout: large screens, where the list is a table, and phones. */
export const frames: readonly number[] = [1440, 320]
/**
 * Expects no violation found by axe in a state of the page, and nothing wider than the screen at any width. Apart from the frame
 * and the list, a screen has the same elements at every width, so axe runs only at the narrowest, where targets are closest.
 */
export async function expectAccessible(
  page: Page,
  shown: Locator = page.getByRole('heading', { level: 1 }),
  axeWidths: readonly number[] = [320],
): Promise<void> {
  const before = page.viewportSize()
  for (const width of [1440, 768, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(shown).toBeVisible()
    // Again while it fades in: its colours are paler then.
    if (axeWidths.includes(width))
      await expect.poll(() => axeViolations(page), `${page.url()} at ${width} px`).toEqual([])
    expect(await page.evaluate(findOverflow), `${page.url()} at ${width} px`).toEqual([])
  }
  // 1280 × 1024 enlarged to 400%.
  await page.setViewportSize({ width: 320, height: 256 })
  expect(await page.evaluate(findOverflow), `${page.url()} at 400%`).toEqual([])
  if (before) await page.setViewportSize(before)
}
