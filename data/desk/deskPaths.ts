import { paths } from '../paths.ts'

/** The screens of the desk. */
export const deskPaths = {
  list: paths.desk,
  signIn: paths.deskSignIn,
  request: (id: string) => `${paths.desk}/requests/${encodeURIComponent(id)}`,
  week: `${paths.desk}/week`,
  weekOf: (day: string) => `${paths.desk}/week?from=${day}`,
  day: (day: string) => `${paths.desk}/days/${day}`,
  /** Today, whichever day that is. */
  today: `${paths.desk}/days/today`,
  more: `${paths.desk}/more`,
  people: `${paths.desk}/people`,
  sources: `${paths.desk}/sources`,
} as const

/** What the screens ask the server for. */
export const deskApi = {
  all: `${paths.deskApi}/`,
  session: `${paths.deskApi}/session`,
  sessions: `${paths.deskApi}/sessions`,
  oneSession: (id: string) => `${paths.deskApi}/sessions/${id}`,
  alerts: `${paths.deskApi}/alerts`,
  link: `${paths.deskApi}/link`,
  signIn: `${paths.deskApi}/sign-in`,
  summary: `${paths.deskApi}/summary`,
  quotes: (query: URLSearchParams) => `${paths.deskApi}/quotes?${query}`,
  quote: (id: string) => `${paths.deskApi}/quotes/${encodeURIComponent(id)}`,
  opened: (id: string) => `${deskApi.quote(id)}/opened`,
  resend: (id: string) => `${deskApi.quote(id)}/resend`,
  photo: (id: string, place: number) => `${deskApi.quote(id)}/photos/${place}`,
  thumbnail: (id: string, place: number) => `${deskApi.quote(id)}/photos/${place}?size=thumb`,
  day: (day: string) => `${paths.deskApi}/days/${day}`,
  sources: (month: string) => `${paths.deskApi}/sources/${month}`,
} as const
