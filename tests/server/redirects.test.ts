import { expect, test } from 'vitest'
import { startSite } from '#tests/support/site/startSite.ts'

test('redirects every old and every misspelt path to its page in one hop', async () => {
  const { send } = await startSite()
  const moved = {
    // The previous site.
    '/before-and-after-pics': '/before-after-gallery',
    '/photo-gallery': '/before-after-gallery',
    '/contact-us': '/#contact',
    '/free-estimates': '/#contact',
    '/more-reviews': '/#reviews',
    '/demolition-2': '/services/construction-debris',
    '/demolition-3': '/services/renovation-debris',
    // Shortened by visitors.
    '/services': '/#services',
    '/services/ajax': '/service-areas/ajax',
    // With a query.
    '/photo-gallery?utm=a&b=%20c': '/before-after-gallery?utm=a&b=%20c',
    '/contact-us?utm=a': '/?utm=a#contact',
    '/contact-us?': '/#contact',
    '/contact-us?a': '/?a#contact',
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
    '/PHOTO-GALLERY//': '/before-after-gallery',
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
