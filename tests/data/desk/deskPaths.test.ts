import { expect, test } from 'vitest'
import { pathAfterSignIn } from '#data/desk/deskPaths.ts'

test.each([
  ...[undefined, null, 5, {}, ['/desk/x'], '', ' ', `/desk/${'x'.repeat(500)}`, '/desk', '/desktop'],
  ...['https://evil.example/desk', '//evil.example/desk', '/\\evil.example/desk', '\t//evil.example'],
  ...['/desk/../about-us', '/desk/%2e%2e/about-us', '/desk@evil.example', 'javascript:alert(1)'],
])('%j leads to the desk', (next) => {
  expect(pathAfterSignIn(next)).toBe('/desk')
})

test('a page of the desk keeps its query and loses its fragment', () => {
  expect(pathAfterSignIn('/desk/days/2026-11-27?print=1#top')).toBe('/desk/days/2026-11-27?print=1')
})
