import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import helmet from 'helmet'
import type { ServerConfig } from './config.ts'

const oneYear = 365 * 24 * 60 * 60

/** What no page of this site uses, so that nothing added to one later can start to. */
const deniedFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

const permissionsPolicy = deniedFeatures.map((feature) => `${feature}=()`).join(', ')

/** By their names. */
export type Headers = Readonly<Record<string, string>>

/**
 * What goes with every answer: which scripts, frames and features the pages may use. Plain http (a machine at home) must not
 * be sent to https.
 */
export function securityHeaders({ siteUrl, reviews }: Pick<ServerConfig, 'siteUrl' | 'reviews'>): Headers {
  const isHttps = siteUrl.startsWith('https:')
  const reviewScripts = originsOf(reviews.scriptUrl)
  const reviewFrames = originsOf(reviews.frameUrl)

  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", ...reviewScripts],
        // Material UI and the toasts write their styles at run time.
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:'],
        'frame-src': reviewFrames.length > 0 ? reviewFrames : ["'none'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'frame-ancestors': ["'none'"],
        'form-action': ["'self'"],
        ...(isHttps ? { 'upgrade-insecure-requests': [] } : {}),
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: oneYear, includeSubDomains: false } : false,
    // Image searches and link previews show our pictures on their own pages.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    // A quote keeps the page it came from, and its origin is checked: both need these headers within the site.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    // For browsers and plugins that are gone.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  })
  return { ...headersSetBy(setHeaders), 'Permissions-Policy': permissionsPolicy }
}

/** They depend on no request, so one that never was tells them all. */
function headersSetBy(setHeaders: ReturnType<typeof helmet>): Headers {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  setHeaders(request, response, (error) => {
    if (error) throw error
  })
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  )
}

const originsOf = (address: string | undefined): string[] =>
  address === undefined ? [] : [new URL(address).origin]
