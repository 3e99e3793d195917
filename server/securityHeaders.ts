import type { RequestHandler } from 'express'
import helmet, { type HelmetOptions } from 'helmet'
import type { ServerConfig } from './config.ts'

const oneYear = 365 * 24 * 60 * 60

/**
 * Browser features that no page uses: code added to a page later cannot use them either. A listener for "unload" would keep pages out
 * of the back/forward cache.
 */
const deniedFeatures =
  'accelerometer autoplay browsing-topics camera display-capture encrypted-media fullscreen geolocation gyroscope hid ' +
  'idle-detection local-fonts magnetometer microphone midi payment picture-in-picture publickey-credentials-get ' +
  'screen-wake-lock serial unload usb xr-spatial-tracking'

const permissionsPolicy = deniedFeatures
  .split(' ')
  .map((feature) => `${feature}=()`)
  .join(', ')

/** The headers without a meaning for scripts, styles, fonts and pictures. */
export const pageOnlyHeaders = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'Permissions-Policy',
  'Referrer-Policy',
]

/** The Content-Security-Policy of the desk: everything comes from this server. Pages of visitors add to it (helmetOptions). */
export const ownDirectives = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  // Material UI and the toasts write their styles at run time.
  'style-src': ["'self'", "'unsafe-inline'"],
  // blob: for the thumbnails of photos that were chosen and are on their way.
  'img-src': ["'self'", 'data:', 'blob:'],
  // The desk's service worker, and the worker that makes a visitor's photos smaller.
  'worker-src': ["'self'"],
  'frame-src': ["'none'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
  'form-action': ["'self'"],
}

type SecuritySettings = Pick<ServerConfig, 'siteUrl' | 'reviews'>

/** Sets the security headers, the Content-Security-Policy among them, on every response. */
export function securityHeaders(settings: SecuritySettings): RequestHandler {
  const forVisitors = helmet(helmetOptions(settings, settings.siteUrl.startsWith('https:')))
  // Safari obeys upgrade-insecure-requests on localhost too, where no https answers: no script and no link would work.
  const forLocalhost = helmet(helmetOptions(settings, false))

  return (req, res, next) => {
    res.set('Permissions-Policy', permissionsPolicy)
    const setHeaders = isLocalhost(req.headers.host) ? forLocalhost : forVisitors
    setHeaders(req, res, next)
  }
}

function helmetOptions({ siteUrl, reviews }: SecuritySettings, upgrade: boolean): HelmetOptions {
  const reviewFrames = originsOf(reviews.frameUrl)
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        ...ownDirectives,
        'script-src': [...ownDirectives['script-src'], ...originsOf(reviews.scriptUrl)],
        ...(reviewFrames.length > 0 ? { 'frame-src': reviewFrames } : {}),
        ...(upgrade ? { 'upgrade-insecure-requests': [] } : {}),
      },
    },
    // Sent only for https: a server on plain http (a machine at home) has no https to send browsers to.
    strictTransportSecurity: siteUrl.startsWith('https:')
      ? { maxAge: oneYear, includeSubDomains: false }
      : false,
    // Within the site browsers send Referer and Origin: a quote is stored with its page, and its origin is checked.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Image searches and link previews show our pictures on their own pages.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    // The directive frame-ancestors replaces X-Frame-Options.
    xFrameOptions: false,
    // These headers are for browsers and plugins that no longer exist.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  }
}

/** Whether a Host header names this machine. */
export const isLocalhost = (host: string | undefined): boolean =>
  /^(localhost|127(\.\d+)+|\[::1\])(:\d+)?$/.test(host ?? '')

const originsOf = (url: string | undefined): string[] => (url === undefined ? [] : [new URL(url).origin])
