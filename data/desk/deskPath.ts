import { paths } from '../paths.ts'

const anyOrigin = 'https://desk.invalid'
const maxLength = 500

/** Where to go after signing in: a page of the desk, whatever was asked for. */
export function deskPath(next: unknown): string {
  if (typeof next !== 'string' || next.length > maxLength || !URL.canParse(next, anyOrigin)) return paths.desk
  const { origin, pathname, search } = new URL(next, anyOrigin)
  const isDesk = origin === anyOrigin && (pathname === paths.desk || pathname.startsWith(`${paths.desk}/`))
  return isDesk ? pathname + search : paths.desk
}
