/** Where the desk's screens and its API begin. Apart from data/paths.ts, so that no visitor's page carries them. */
export const deskRoots = {
  screens: '/desk',
  api: '/api/desk',
} as const

/** The screens of the desk. */
export const deskPaths = {
  list: deskRoots.screens,
  signIn: `${deskRoots.screens}/sign-in`,
  quote: (id: string) => `${deskRoots.screens}/requests/${encodeURIComponent(id)}`,
  week: `${deskRoots.screens}/week`,
  weekOf: (day: string) => `${deskRoots.screens}/week?from=${day}`,
  day: (day: string) => `${deskRoots.screens}/days/${day}`,
  /** The day sheet of the current day. */
  today: `${deskRoots.screens}/days/today`,
  more: `${deskRoots.screens}/more`,
  people: `${deskRoots.screens}/people`,
  sources: `${deskRoots.screens}/sources`,
} as const

/** URLs of the desk's API. */
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
  sources: (month: string) => `${deskRoots.api}/sources/${month}`,
} as const
