import type { QuoteStatus } from './deskQuote.ts'

/** Where the desk's screens and its API begin. Apart from data/paths.ts, so that no visitor's page carries them. */
export const deskRoots = {
  screens: '/desk',
  api: '/api/desk',
} as const

export const deskPaths = {
  list: deskRoots.screens,
  signIn: `${deskRoots.screens}/sign-in`,
  quote: (id: string) => `${deskRoots.screens}/requests/${encodeURIComponent(id)}`,
  week: `${deskRoots.screens}/week`,
  weekOf: (day: string) => `${deskRoots.screens}/week?from=${day}`,
  day: (day: string) => `${deskRoots.screens}/days/${day}`,
  today: `${deskRoots.screens}/days/today`,
  more: `${deskRoots.screens}/more`,
  people: `${deskRoots.screens}/people`,
  newQuote: `${deskRoots.screens}/new`,
  receipt: (id: string, number: string) => `${deskPaths.quote(id)}/receipts/${number}`,
  business: `${deskRoots.screens}/business`,
  closedDays: `${deskRoots.screens}/closed-days`,
  /** A calendar feed, for programs without a session. */
  feed: (secret: string) => `${deskRoots.screens}/calendar/${secret}.ics`,
} as const

export const deskApi = {
  all: `${deskRoots.api}/`,
  session: `${deskRoots.api}/session`,
  sessions: `${deskRoots.api}/sessions`,
  oneSession: (id: string) => `${deskRoots.api}/sessions/${id}`,
  alerts: `${deskRoots.api}/alerts`,
  link: `${deskRoots.api}/link`,
  signIn: `${deskRoots.api}/sign-in`,
  summary: `${deskRoots.api}/summary`,
  quotes: (query: URLSearchParams) => `${deskRoots.api}/quotes?${query}`,
  quote: (id: string) => `${deskRoots.api}/quotes/${encodeURIComponent(id)}`,
  opened: (id: string) => `${deskApi.quote(id)}/opened`,
  resend: (id: string) => `${deskApi.quote(id)}/resend`,
  photo: (id: string, place: number) => `${deskApi.quote(id)}/photos/${place}`,
  thumbnail: (id: string, place: number) => `${deskApi.quote(id)}/photos/${place}?size=thumb`,
  day: (day: string) => `${deskRoots.api}/days/${day}`,
  newQuote: `${deskRoots.api}/quotes`,
  customers: (phone: string) => `${deskRoots.api}/customers?${new URLSearchParams({ phone })}`,
  texts: (id: string) => `${deskApi.quote(id)}/texts`,
  receipts: (id: string) => `${deskApi.quote(id)}/receipts`,
  receiptMail: (id: string, number: string) => `${deskApi.receipts(id)}/${number}/mail`,
  afterPhoto: (id: string, hash: string) => `${deskApi.quote(id)}/photos/${hash}`,
  /** Of months such as 2026-11, both included. */
  business: (from: string, to: string) => `${deskRoots.api}/business?${new URLSearchParams({ from, to })}`,
  businessTable: (from: string, to: string) =>
    `${deskRoots.api}/business.csv?${new URLSearchParams({ from, to })}`,
  calendar: `${deskRoots.api}/calendar`,
  closedDays: `${deskRoots.api}/closed-days`,
} as const

/** More than a phone's screen shows; a slow phone takes a second to draw fifty. */
const firstLimit = 20
const nextLimit = 50

type QuoteListPart = {
  statuses: readonly QuoteStatus[]
  words?: string
  /** The page before says it; undefined for the first page. */
  before?: number | undefined
}

/** Work in progress begins with what is due; all other lists with the newest. */
const inProgress: readonly QuoteStatus[] = ['contacted', 'booked']
const isInProgress = (statuses: readonly QuoteStatus[]) => statuses.join() === inProgress.join()

export const quoteListUrl = ({ statuses, words = '', before }: QuoteListPart): string =>
  deskApi.quotes(
    new URLSearchParams({
      ...(statuses.length > 0 && { status: statuses.join(',') }),
      ...(words !== '' && { q: words }),
      ...(isInProgress(statuses) && { order: 'due' }),
      ...(before !== undefined && { [isInProgress(statuses) ? 'skip' : 'before']: String(before) }),
      limit: String(before === undefined ? firstLimit : nextLimit),
    }),
  )

/** What the list asks for at once, when it is opened without a filter. */
export const firstAsked: readonly string[] = [deskApi.summary, quoteListUrl({ statuses: ['new'] })]

const anyOrigin = 'https://desk.invalid'
const maxLength = 500

/** The path to open after signing in: always a page of the desk. */
export function pathAfterSignIn(next: unknown): string {
  if (typeof next !== 'string' || next.length > maxLength || !URL.canParse(next, anyOrigin))
    return deskRoots.screens
  const { origin, pathname, search } = new URL(next, anyOrigin)
  const isDesk =
    origin === anyOrigin && (pathname === deskRoots.screens || pathname.startsWith(`${deskRoots.screens}/`))
  return isDesk ? pathname + search : deskRoots.screens
}

/** How long a sign-in link and its code are valid, in milliseconds. */
export const linkLifetime = 15 * 60_000
