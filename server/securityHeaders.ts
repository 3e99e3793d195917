import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import helmet, { type HelmetOptions } from 'helmet'
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

/** Names and values in turn. */
export type HeaderList = readonly string[]

export type SecurityHeaders = {
  /**
   * What goes with pages, and with whatever else a browser might show: which scripts, frames and features it may use.
   *
   * @param host what the request names as Host
   */
  ofPage(host: string | undefined): HeaderList
  /** What goes with scripts, styles, fonts and pictures, to which the rest means nothing. */
  ofPart: HeaderList
}

/** Plain http (a machine at home) must not be sent to https. */
export function securityHeaders({
  siteUrl,
  reviews,
}: Pick<ServerConfig, 'siteUrl' | 'reviews'>): SecurityHeaders {
  const isHttps = siteUrl.startsWith('https:')
  const reviewFrames = originsOf(reviews.frameUrl)

  const everywhere: HelmetOptions = {
    strictTransportSecurity: isHttps ? { maxAge: oneYear, includeSubDomains: false } : false,
    // Image searches and link previews show our pictures on their own pages.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    // The policy's frame-ancestors says it.
    xFrameOptions: false,
    // For browsers and plugins that are gone.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  }
  const part: HelmetOptions = {
    ...everywhere,
    contentSecurityPolicy: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    referrerPolicy: false,
  }
  const page = (upgrade: boolean): HelmetOptions => ({
    ...everywhere,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", ...originsOf(reviews.scriptUrl)],
        // Material UI and the toasts write their styles at run time.
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:'],
        'frame-src': reviewFrames.length > 0 ? reviewFrames : ["'none'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'frame-ancestors': ["'none'"],
        'form-action': ["'self'"],
        ...(upgrade ? { 'upgrade-insecure-requests': [] } : {}),
      },
    },
    // A quote keeps the page it came from, and its origin is checked: both need these headers within the site.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })

  const toVisitors = [...listHeaders(page(isHttps)), 'Permissions-Policy', permissionsPolicy]
  // Safari would ask this machine for https, where there is none: no script, no picture and no link would work.
  const toThisMachine = [...listHeaders(page(false)), 'Permissions-Policy', permissionsPolicy]
  return {
    ofPage: (host) => (isThisMachine(host) ? toThisMachine : toVisitors),
    ofPart: listHeaders(part),
  }
}

export function setHeaders(response: ServerResponse, headers: HeaderList): void {
  for (let at = 0; at < headers.length; at += 2) response.setHeader(headers[at] ?? '', headers[at + 1] ?? '')
}

/** They depend on no request, so helmet is asked once, with one that never was; wrong options throw before that. */
function listHeaders(options: HelmetOptions): HeaderList {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  helmet(options)(request, response, () => {})
  return Object.entries(response.getHeaders()).flatMap(([name, value]) => [name, String(value)])
}

const isThisMachine = (host: string | undefined): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/.test(host ?? '')

const originsOf = (address: string | undefined): string[] =>
  address === undefined ? [] : [new URL(address).origin]
