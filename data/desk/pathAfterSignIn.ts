import { deskRoots } from './deskPaths.ts'

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
