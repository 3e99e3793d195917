import { expect, test } from 'vitest'
import type { Environment } from '#data/company/settings.ts'
import { startSite } from '#tests/support/site/startSite.ts'

const reviews = {
  REVIEWS_SCRIPT_URL: 'https://script.reviews.example/v2/widget.js?x=1',
  REVIEWS_FRAME_URL: 'https://frame.reviews.example/embed',
}

const pagePolicy = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data: blob:",
  'worker-src': "'self'",
  'frame-src': "'none'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
  'form-action': "'self'",
}
const pagePolicyOnHttps = { ...pagePolicy, 'upgrade-insecure-requests': '' }

/** The headers of a path, as a client of this host gets them. */
async function headersOf(path: string, environment: Environment = {}, host = 'site.example') {
  const { send } = await startSite({ environment })
  return (await send(path, { headers: { Host: host } })).headers
}

function readPolicy(header: unknown) {
  const directives = String(header)
    .split(';')
    .map((directive) => directive.trim().split(' '))
  return Object.fromEntries(directives.map(([name, ...values]) => [name, values.join(' ')]))
}

test('the policy of a page allows its scripts, styles and the reviews, and its form sends Referer and Origin', async () => {
  const headers = await headersOf('/')
  const withReviews = await headersOf('/', reviews)
  const desk = await headersOf('/desk', reviews)

  expect(readPolicy(headers['content-security-policy'])).toEqual(pagePolicyOnHttps)
  expect(readPolicy(desk['content-security-policy'])).toEqual(pagePolicy)
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
  expect(headers['permissions-policy']).toContain('camera=()')
  // A listener would keep pages out of the back/forward cache.
  expect(headers['permissions-policy']).toContain('unload=()')
  expect(headers['x-powered-by']).toBeUndefined()
  expect(readPolicy(withReviews['content-security-policy'])).toEqual({
    ...pagePolicyOnHttps,
    'script-src': "'self' https://script.reviews.example",
    'frame-src': 'https://frame.reviews.example',
  })
})

const plainHttp = { SITE_URL: 'http://site.example' }

test.each<[host: string, environment: Environment, policy: Record<string, string>]>([
  ['site.example', plainHttp, pagePolicy],
  ['localhost:3000', {}, pagePolicy],
  ['127.0.10.200:3000', {}, pagePolicy],
  ['[::1]:3000', {}, pagePolicy],
  ['my-localhost:3000', {}, pagePolicyOnHttps],
  ['localhost.site.example', {}, pagePolicyOnHttps],
])(
  'at %s with %j the policy upgrades to https unless the host is this machine',
  async (host, environment, policy) => {
    const headers = await headersOf('/', environment, host)

    expect(readPolicy(headers['content-security-policy'])).toEqual(policy)
    expect('strict-transport-security' in headers).toBe(environment !== plainHttp)
  },
)

const onAssets = ['cross-origin-resource-policy', 'strict-transport-security', 'x-content-type-options']
const onPages = [
  ...[...onAssets, 'content-security-policy', 'cross-origin-opener-policy', 'origin-agent-cluster'],
  ...['permissions-policy', 'referrer-policy'],
]

test('responses have only the security headers relevant to their type', async () => {
  const others = /^(accept|allow|cache|connection|content-(type|length)|date|etag|keep-alive|location|vary)/
  const { send } = await startSite()
  // Files that a browser may show as a page, redirects, errors and the API.
  const pages = [
    '/about-us',
    '/favicon.svg',
    '/robots.txt',
    '/contact-us',
    '/nowhere',
    '/a.js',
    '/api/quotes',
  ]
  // The others are answered before, or are no pages.
  const htmlPages = ['/about-us', '/nowhere']
  const assets = ['/assets/app-1a2B.js', '/assets/truck-3c4d.jpg']

  for (const path of [...assets, ...pages, '/healthz']) {
    const { headers } = await send(path)
    const names = Object.keys(headers).filter((name) => !others.test(name))
    const expected = assets.includes(path) ? onAssets : onPages
    const own = htmlPages.includes(path) ? ['speculation-rules'] : []
    expect(names.toSorted(), path).toEqual([...expected, ...own].toSorted())
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      'strict-transport-security': 'max-age=31536000',
    })
  }
})
