import { expect, test } from 'vitest'
import { redirects } from '#data/redirects.ts'
import { startSite } from '#tests/support/site/startSite.ts'

test('redirects every old and every misspelt path to its page in one hop', async () => {
  const { send } = await startSite()
  const moved = {
    ...redirects,
    // Shortened by visitors.
    '/services/ajax': '/service-areas/ajax',
    // With a query.
    '/services/ajax?utm=a&b=%20c': '/service-areas/ajax?utm=a&b=%20c',
    '/services?utm=a': '/?utm=a#services',
    '/services?': '/#services',
    '/services?a': '/?a#services',
    '/about-us/?next=//evil.example': '/about-us?next=//evil.example',
    // Another spelling of a path.
    '/about-us/': '/about-us',
    '/About-Us': '/about-us',
    '/about-us/index.html': '/about-us',
    '/about-us//': '/about-us',
    '//about-us': '/about-us',
    '/services//ajax/hot-tub-removal': '/services/ajax/hot-tub-removal',
    '/about%2Dus': '/about-us',
    '/index.html': '/',
    '//': '/',
    // Another spelling of an old path: still one hop.
    '/SERVICES//': '/#services',
    '/Services/Ajax/': '/service-areas/ajax',
    '/services/index.html': '/#services',
  }

  const answers = await Promise.all(Object.keys(moved).map((from) => send(from)))

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([301]))
  for (const { headers } of answers) expect(headers['cache-control']).toBe('public, max-age=3600')
  const locations = answers.map(({ headers }, index) => [Object.keys(moved)[index], headers.location])
  expect(Object.fromEntries(locations)).toEqual(moved)
})

test('a path without a page is not redirected', async () => {
  const { send } = await startSite()
  const paths = [
    '//evil.example',
    '//evil.example/',
    '/\\evil.example/',
    '/%2F%2Fevil.example/',
    '/%5Cevil.example/',
    '/https://evil.example/',
    '/nowhere/',
    '/services/nowhere',
    '/services/nowhere/',
    '/old/services/ajax',
    '/services/ajax/old',
    '/index.htmlabout-us',
    '/Service-Areas/Nowhere',
    '/ASSETS/nothing.js',
  ]

  const answers = await Promise.all(paths.map((path) => send(path)))

  expect(answers.map(({ status, headers }) => [status, headers.location])).toEqual(
    paths.map(() => [404, undefined]),
  )
})
