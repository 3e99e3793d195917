import express, { type Request, type Response, type Router } from 'express'
import { receiptWording } from '#data/desk/receipts.ts'
import { allow, Refusal } from '../../errors.ts'
import type { Store } from '../../store/openStore.ts'
import { noSuchQuote } from './quotes.ts'

/** The receipts of a quote: making one, reading all, mailing one to the customer. */
export function receiptRoutes({ desk, receipts }: Store, hasMail: boolean, wakeOutbox: () => void): Router {
  const router = express.Router()

  async function find(id: string) {
    const quote = await desk.find(id)
    if (!quote) throw noSuchQuote()
    return quote
  }

  router.get('/quotes/:id/receipts', async (req, res) => {
    const { number } = await find(req.params.id)
    res.json({ receipts: await receipts.receiptsOf(number) })
  })
  router.post('/quotes/:id/receipts', async (req: Request<{ id: string }>, res: Response) => {
    const receipt = await receipts.bill(req.params.id, { person: res.locals.person, now: Date.now() })
    if (!receipt) throw noSuchQuote()
    if (receipt === 'notDone') throw new Refusal(409, receiptWording.notDone)
    res.status(201).json(receipt)
  })
  router.all('/quotes/:id/receipts', allow('GET, POST'))

  router.post('/quotes/:id/receipts/:number/mail', async (req, res) => {
    const quote = await find(req.params.id)
    const receipt = await receipts.find(quote.id, req.params.number)
    if (!receipt) throw new Refusal(404, receiptWording.noReceipt)
    if (quote.email === '') throw new Refusal(409, receiptWording.noEmail)
    if (!hasMail) throw new Refusal(503, receiptWording.noMail)
    await receipts.mail(quote.number, receipt.number, Date.now())
    wakeOutbox()
    res.status(202).json({ message: receiptWording.mailed(quote.email) })
  })
  router.all('/quotes/:id/receipts/:number/mail', allow('POST'))

  return router
}
