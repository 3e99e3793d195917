import express, { type Router } from 'express'
import { allow } from '../errors.ts'
import type { Log } from '../log.ts'
import type { QuoteStore } from '../store/quotes.ts'

type HealthDependencies = { store: Pick<QuoteStore, 'check'>; log: Log }

/** GET /healthz, for monitoring: checks that the store answers. Writes nothing, so it does not notice a full disk. */
export function healthRoutes({ store, log }: HealthDependencies): Router {
  const router = express.Router()

  router.get('/', async (_req, res) => {
    res.set('Cache-Control', 'no-store').type('text')
    try {
      await store.check()
      res.send('ok')
    } catch (error) {
      log.error(error)
      res.status(503).send('The quote store does not answer.')
    }
  })
  router.all('/', allow())

  return router
}
