import type { RequestHandler } from 'express'
import type { Log } from './log.ts'

/** Logs the first request without X-Forwarded-For: a proxy that does not set it makes one client of all visitors. */
export function reportMissingForwardedFor(log: Pick<Log, 'error'>): RequestHandler {
  let isReported = false
  return (req, _res, next) => {
    if (!isReported && req.get('X-Forwarded-For') === undefined) {
      isReported = true
      log.error(
        'TRUST_PROXY is set, and a request came without X-Forwarded-For. If it came through the proxy, let the proxy set ' +
          'this header (server/README.md, "Put it live"): otherwise all visitors count as one, or can forge their IP address.',
      )
    }
    next()
  }
}
