import express, { type RequestHandler, type Router } from 'express'
import * as z from 'zod/mini'
import { site } from '#data/company/site.ts'
import { calendarWording } from '#data/desk/calendarWording.ts'
import { addDays } from '#data/desk/deskCalendar.ts'
import { deskPaths } from '#data/desk/deskPaths.ts'
import { loadOf } from '#data/desk/truckLoad.ts'
import { inCubicYards } from '#data/prices/pricing.ts'
import { dayOf, isDay } from '#data/quote/preferredDay.ts'
import type { ServerConfig } from '../../config.ts'
import { hashSecret, newSecret } from '../../desk/deskSessions.ts'
import { type CalendarVisit, writeCalendar } from '../../desk/visitCalendar.ts'
import { allow, refuseFile, unacceptable } from '../../errors.ts'
import { isAdmitted } from '../../store/access.ts'
import type { FeedVisit } from '../../store/calendar.ts'
import type { Store } from '../../store/openStore.ts'

const daysBack = 60
const dayLength = 24 * 60 * 60_000

/** The person's calendar feed, and the days without visits. */
export function calendarRoutes({ calendar }: Store, siteUrl: string): Router {
  const router = express.Router()

  router.get('/calendar', async (_req, res) => {
    const madeAt = await calendar.madeAt(res.locals.person)
    res.json({ madeAt: madeAt === undefined ? null : new Date(madeAt).toISOString() })
  })
  router.post('/calendar', async (_req, res) => {
    const secret = newSecret()
    await calendar.make(res.locals.person, hashSecret(secret), Date.now())
    res.status(201).json({ url: siteUrl + deskPaths.feed(secret) })
  })
  router.delete('/calendar', async (_req, res) => {
    await calendar.withdraw(res.locals.person)
    res.status(204).end()
  })
  router.all('/calendar', allow('GET, POST, DELETE'))

  const closedDays = async () => ({
    weekdays: site.closedWeekdays,
    days: await calendar.closedDays(dayOf(Date.now())),
  })
  router.get('/closed-days', async (_req, res) => void res.json(await closedDays()))
  router.put('/closed-days', async (req, res) => {
    const { data } = closedDaysBody.safeParse(req.body)
    if (!data) throw unacceptable([{ field: 'days', text: wrongDays }])
    const today = dayOf(Date.now())
    await calendar.closeDays([...new Set(data.days)].filter((day) => day >= today))
    res.json(await closedDays())
  })
  router.all('/closed-days', allow('GET, PUT'))

  return router
}

const maxClosedDays = 366
const wrongDays = `The closed days must be a list of up to ${maxClosedDays} days like 2026-12-24.`
const closedDaysBody = z.strictObject({
  days: z
    .array(z.string().check(z.refine((day) => isDay(day) && day.startsWith('20'))))
    .check(z.maxLength(maxClosedDays)),
})

/** GET /desk/calendar/SECRET.ics, for calendar programs: the secret is all they have. */
export function sendFeed({ calendar }: Pick<Store, 'calendar'>, { siteUrl, deskEmails }: ServerConfig) {
  const handler: RequestHandler<{ secret: string }> = async ({ params: { secret } }, res) => {
    res.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })
    const person = await calendar.personOf(hashSecret(secret))
    if (person === undefined || !isAdmitted(person, deskEmails)) refuseFile()
    const now = Date.now()
    const [visits, cancelled] = await Promise.all([
      calendar.visits(addDays(dayOf(now), -daysBack)),
      calendar.cancelled(now - daysBack * dayLength),
    ])
    const all = [...visits, ...cancelled].map((visit) => describeVisit(visit, siteUrl))
    res
      .set({ 'Content-Type': 'text/calendar; charset=utf-8', 'Cross-Origin-Resource-Policy': 'same-origin' })
      .send(writeCalendar(all, { name: calendarWording.feedName, method: 'PUBLISH', siteUrl, now }))
  }
  return handler
}

function describeVisit({ name, phone, load, ...visit }: FeedVisit, siteUrl: string): CalendarVisit {
  const yards = loadOf({ load, cubicYards: visit.cubicYards })
  return {
    ...visit,
    summary: name,
    description: [phone, yards === null ? '' : inCubicYards(yards)].filter(Boolean).join('\n'),
    url: siteUrl + deskPaths.quote(visit.id),
  }
}
