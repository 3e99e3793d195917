import express, { type Request, type Router } from 'express'
import { maxMonths, monthsBetween, sumBusiness } from '#data/desk/business.ts'
import { businessWording } from '#data/desk/businessWording.ts'
import type { Business } from '#data/desk/deskQuote.ts'
import { csvLine, csvStart } from '../../cli/quoteTable.ts'
import { allow, unacceptable } from '../../errors.ts'
import { readNames, recordFolders } from '../../recordNames.ts'
import type { Store } from '../../store/openStore.ts'

/** What requests and jobs brought by month, source, service and town: as JSON, and as CSV for a spreadsheet. */
export function businessRoutes({ desk }: Store): Router {
  const router = express.Router()
  let names: Promise<Parameters<typeof sumBusiness>[2]> | undefined

  async function sum({ query: { from = '', to = '' } }: Request) {
    const months = monthsBetween(String(from), String(to))
    const [first, last] = [months?.[0], months?.at(-1)]
    if (!months || !first || !last) throw unacceptable([{ field: 'from', text: wrongMonths }])
    names ??= readAllNames()
    return { first, last, business: sumBusiness(await desk.business(first, last), months, await names) }
  }

  router.get('/business', async (req, res) => void res.json((await sum(req)).business satisfies Business))
  router.all('/business', allow('GET'))

  router.get('/business.csv', async (req, res) => {
    const { first, last, business } = await sum(req)
    const name = first === last ? first : `${first}-to-${last}`
    res.attachment(`business-${name}.csv`).type('text/csv').send(asCsv(business))
  })
  router.all('/business.csv', allow('GET'))

  return router
}

const wrongMonths = `The months must be like 2026-11, the first before the last, and ${maxMonths} at most.`

async function readAllNames() {
  const { cities, cityServices, directServices } = recordFolders
  const services = [...(await readNames(cityServices)), ...(await readNames(directServices))]
  return { cities: await readNames(cities), services }
}

const lists = ['months', 'sources', 'services', 'towns'] as const

const asCsv = (business: Business): string =>
  [
    csvStart + csvLine([businessWording.list, ...businessWording.columns]),
    ...lists.flatMap((list) =>
      business[list].map(({ name, requests, booked, done, dollars }) =>
        csvLine([businessWording.lists[list], name, ...[requests, booked, done, dollars].map(String)]),
      ),
    ),
  ].join('')
