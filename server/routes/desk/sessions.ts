import express, { type Request, type Router } from 'express'
import { callSession, hashSecret } from '../../desk/deskSessions.ts'
import { allow, Refusal } from '../../errors.ts'
import type { Log } from '../../log.ts'
import type { AccessStore, SessionRecord } from '../../store/access.ts'

/** GET and DELETE /session: the session of this browser. GET /sessions, DELETE /sessions/:id: all sessions. */
export function sessionRoutes({ access, log }: { access: AccessStore; log: Log }): Router {
  const router = express.Router()

  router.get('/session', (_req, res) => void res.json({ person: res.locals.person }))
  router.delete('/session', async (req, res) => {
    await callSession(req, 'destroy')
    res.status(204).end()
  })
  router.all('/session', allow('GET, DELETE'))

  router.get('/sessions', async (req, res) => {
    const sessions = await access.sessions(Date.now())
    res.json({ sessions: sessions.map((session) => describeSession(session, req)) })
  })
  router.all('/sessions', allow('GET'))

  router.delete('/sessions/:id', async ({ params: { id } }, res) => {
    if (!/^[0-9a-f]{64}$/.test(id) || (await access.signOut(id)) === 0)
      throw new Refusal(404, 'There is no such session.')
    log.info(`Desk session ${id.slice(0, 8)} was ended.`)
    res.status(204).end()
  })
  router.all('/sessions/:id', allow('DELETE'))

  return router
}

/** The id in URLs is the hash of the session's id, which is no credential. */
const describeSession = ({ hash, person, agent, beganAt, seenAt }: SessionRecord, req: Request) => ({
  id: hash,
  person,
  agent,
  beganAt: new Date(beganAt).toISOString(),
  seenAt: new Date(seenAt).toISOString(),
  isThis: hash === hashSecret(req.sessionID),
})
