import express, { type Router } from 'express'
import { hashSecret } from '../../desk/deskSessions.ts'
import { allow, Refusal, unacceptable } from '../../errors.ts'
import { parseSubscription } from '../../quotes/outbox/alert.ts'
import type { AlertStore } from '../../store/alerts.ts'

/** GET /alerts: the key to subscribe with, and the state of this session. POST and DELETE /alerts: the subscription of this session. */
export function alertRoutes(alerts: AlertStore, privateAddresses: boolean): Router {
  const router = express.Router()

  router.get('/', async (req, res) => {
    const { publicKey } = await alerts.keys()
    res.json({ publicKey, ...(await alerts.stateOf(hashSecret(req.sessionID))) })
  })
  router.post('/', async (req, res) => {
    const subscription = parseSubscription(req.body, privateAddresses)
    if (!subscription) throw unacceptable([{ field: 'endpoint', text: 'No alert can be sent to this URL.' }])
    if (!(await alerts.subscribe(hashSecret(req.sessionID), subscription, Date.now())))
      throw new Refusal(401, 'Please sign in.')
    res.status(204).end()
  })
  router.delete('/', async (req, res) => {
    await alerts.unsubscribe(hashSecret(req.sessionID))
    res.status(204).end()
  })
  router.all('/', allow('GET, POST, DELETE'))

  return router
}
