import express, { type Router } from 'express'
import { monthRange } from '#data/desk/monthRange.ts'
import { dayOf, isDay } from '#data/quote/preferredDay.ts'
import { allow, unacceptable } from '../../errors.ts'
import type { DeskStore } from '../../store/desk.ts'

/** GET /summary, /days/:day and /sources/:month. */
export function overviewRoutes(desk: DeskStore): Router {
  const router = express.Router()

  router.get('/summary', async (_req, res) => void res.json(await desk.summary()))
  router.all('/summary', allow('GET'))

  router.get('/days/:day', async ({ params: { day } }, res) => {
    if (!isDay(day)) throw unacceptable([{ field: 'day', text: 'The day must be one like 2026-11-27.' }])
    res.json(await desk.day(day, dayOf(Date.now())))
  })
  router.all('/days/:day', allow('GET'))

  router.get('/sources/:month', async ({ params: { month } }, res) => {
    if (!isDay(`${month}-01`))
      throw unacceptable([{ field: 'month', text: 'The month must be one like 2026-11.' }])
    const { from, to } = monthRange(month)
    res.json({ sources: await desk.sources(from, to) })
  })
  router.all('/sources/:month', allow('GET'))

  return router
}
