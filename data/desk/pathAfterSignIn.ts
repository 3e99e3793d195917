import { deskRoots } from './deskPaths.ts'

const anyOrigin = 'https://desk.invalid'
const maxLength = 500

/** Where to go after signing in: a page of the desk, whatever was asked for. */
export function pathAfterSignIn(next: unknown): string {
  if (typeof next !== 'string' || next.length > maxLength || !URL.canParse(next, anyOrigin))
    return deskRoots.screens
  const { origin, pathname, search } = new URL(next, anyOrigin)
  const isDesk =
    origin === anyOrigin && (pathname === deskRoots.screens || pathname.startsWith(`${deskRoots.screens}/`))
  return isDesk ? pathname + search : deskRoots.screens
}
