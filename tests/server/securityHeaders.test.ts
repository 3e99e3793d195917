import { Version } from 'csp_evaluator/dist/csp.js'
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { expect, test } from 'vitest'
import { startSite } from '#tests/support/startSite.ts'

const reviews = {
  REVIEWS_SCRIPT_URL: 'https://script.reviews.example/v2/widget.js?x=1',
  REVIEWS_FRAME_URL: 'https://frame.reviews.example/embed',
}

/** As a visitor does, and not from the machine itself. */
const visiting = { headers: { Host: 'site.example' } }

const readPolicy = (header: unknown) =>
  Object.fromEntries(
    String(header)
      .split(';')
      .map((directive) => {
        const [name = '', ...values] = directive.trim().split(' ')
        return [name, values.join(' ')]
      }),
  )

test('pages may use their own scripts, any styles, and nothing else', async () => {
  const { send } = await startSite()

  const { headers } = await send('/', visiting)

  expect(readPolicy(headers['content-security-policy'])).toEqual({
    'default-src': "'self'",
    'script-src': "'self'",
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data:",
    'frame-src': "'none'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'form-action': "'self'",
    'upgrade-insecure-requests': '',
  })
  expect(headers['strict-transport-security']).toBe('max-age=31536000')
  expect(headers['permissions-policy']).toContain('camera=()')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['x-powered-by']).toBeUndefined()
})

test('the form may say which page it is on', async () => {
  const { send } = await startSite()

  const { headers } = await send('/')

  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
})

test('a site on plain http asks nobody to use https', async () => {
  const { send } = await startSite({ environment: { SITE_URL: 'http://site.example' } })

  const { headers } = await send('/', visiting)

  expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
  expect(headers['strict-transport-security']).toBeUndefined()
})

test.each(['localhost', 'localhost:3000', '127.0.0.1:3000', '127.0.10.200:3000', '[::1]:3000'])(
  'tried on the machine itself, at %s, it asks for no https either: Safari would believe it',
  async (host) => {
    const { send } = await startSite()

    const { headers } = await send('/', { headers: { Host: host } })

    const { 'upgrade-insecure-requests': asked, ...others } = readPolicy(headers['content-security-policy'])
    expect(asked).toBeUndefined()
    expect(others['script-src']).toBe("'self'")
  },
)

test.each(['my-localhost:3000', 'localhost.site.example'])(
  '%s is another machine, and https is asked for',
  async (host) => {
    const { send } = await startSite()

    const { headers } = await send('/', { headers: { Host: host } })

    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests')
  },
)

const everywhere = ['cross-origin-resource-policy', 'strict-transport-security', 'x-content-type-options']
const onPages = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
]

test.each([
  ['/about-us', [...everywhere, ...onPages]],
  ['/assets/app-1a2B.js', everywhere],
  ['/assets/truck-3c4d.jpg', everywhere],
])('%s carries only security headers with a meaning for it', async (path, expected) => {
  const { send } = await startSite()
  const others = /^(accept|cache|content-(type|length)|connection|date|etag|keep-alive|vary)/

  const { headers } = await send(path, visiting)

  expect(
    Object.keys(headers)
      .filter((name) => !others.test(name))
      .toSorted(),
  ).toEqual(expected.toSorted())
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
    'strict-transport-security': 'max-age=31536000',
  })
})

test('what a browser might show as a page carries the policy of one', async () => {
  const { send } = await startSite()

  const answers = await Promise.all(['/favicon.svg', '/robots.txt', '/nowhere'].map((path) => send(path)))

  for (const { headers } of answers) expect(headers['content-security-policy']).toContain("script-src 'self'")
})

test('the reviews widget is allowed by its origins, and only when it is set', async () => {
  const { send } = await startSite({ environment: reviews })

  const policy = readPolicy((await send('/', visiting)).headers['content-security-policy'])

  expect(policy['script-src']).toBe("'self' https://script.reviews.example")
  expect(policy['frame-src']).toBe('https://frame.reviews.example')
})

test('redirects, errors and the API carry the headers too', async () => {
  const { send } = await startSite()

  const answers = await Promise.all(
    ['/contact-us', '/nowhere', '/api/quotes', '/healthz'].map((path) => send(path)),
  )

  for (const { headers } of answers) expect(headers['content-security-policy']).toContain("script-src 'self'")
})

test.each([
  ['without reviews', {}, ["script-src 'self'"]],
  ['with reviews', reviews, ["script-src 'self'", 'script-src https://script.reviews.example']],
])('Google’s evaluator finds nothing wrong with the policy, %s', async (_kind, environment, maybes) => {
  const { send } = await startSite({ environment })
  const { headers } = await send('/', visiting)

  const policy = new CspParser(String(headers['content-security-policy'])).csp
  const findings = new CspEvaluator(policy, Version.CSP3).evaluate()

  // What may be wrong, and is not: the README says why.
  expect(findings.map(({ directive, value }) => `${directive} ${value}`)).toEqual(maybes)
  expect(new Set(findings.map(({ severity }) => severity))).toEqual(new Set([Severity.MEDIUM_MAYBE]))
})
