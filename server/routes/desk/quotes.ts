import express, { type Request, type Response, type Router } from 'express'
import type { DeskQuote } from '#data/desk/deskQuote.ts'
import { findProgressFaults, parseQuoteChanges, type QuoteChanges } from '#data/desk/quoteProgress.ts'
import { allow, Refusal, unacceptable } from '../../errors.ts'
import { nothingToResend } from '../../quotes/outbox/outboxQueue.ts'
import type { Act } from '../../store/desk.ts'
import type { Store } from '../../store/openStore.ts'
import type { OutboxKind } from '../../store/outbox.ts'
import { readFilter, readJson } from './readRequest.ts'

type DeskQuoteDependencies = {
  store: Pick<Store, 'desk' | 'outbox' | 'photos'>
  /** Kinds of messages that can be sent. */
  kinds: readonly OutboxKind[]
  wakeOutbox: () => void
}

/** Messages that suspected spam gets once it is marked as no spam. Without the confirmation, which would be too late. */
const withheldFromSpam: readonly OutboxKind[] = ['webhook', 'alert']

/** Routes of quotes: the list, a single quote, and its changes. */
export function deskQuoteRoutes({ store, kinds, wakeOutbox }: DeskQuoteDependencies): Router {
  const { desk, outbox } = store
  const router = express.Router()
  const withheld = withheldFromSpam.filter((kind) => kinds.includes(kind))
  const actOf = (res: Response): Act => ({ person: res.locals.person, now: Date.now() })

  /** A quote with its history, its mails, and the places of photos that browsers cannot show. */
  async function send(res: Response, quote: DeskQuote): Promise<void> {
    const [history, mails, photos] = await Promise.all([
      desk.historyOf(quote),
      outbox.messagesOf(quote.id),
      store.photos.photosOf(quote.id),
    ])
    const downloads = photos.flatMap(({ kind, position }) => (kind === 'heic' ? [position] : []))
    res.set('ETag', `"${quote.version}"`).json({ ...quote, history, mails, downloads })
  }

  async function find(id: string): Promise<DeskQuote> {
    const quote = await desk.find(id)
    if (!quote) throw noSuchQuote()
    return quote
  }

  router.get('/', async (req, res) => void res.json(await desk.list(readFilter(req.query))))
  router.all('/', allow('GET'))

  router.get('/:id', async (req, res) => send(res, await find(req.params.id)))
  router.patch('/:id', readJson, async (req: Request<{ id: string }>, res) => {
    const version = readIfMatch(req)
    const changes = readChanges(req.body)
    const quote = await find(req.params.id)
    if (quote.version !== version) return send(res.status(412), quote)
    const faults = findProgressFaults({ ...quote, ...changes })
    if (faults.length > 0) throw unacceptable(faults)
    const isCleared = quote.status === 'spam' && (changes.status ?? 'spam') !== 'spam'
    const outcome = await desk.change(quote, changes, actOf(res), isCleared ? withheld : [])
    if (isCleared) wakeOutbox()
    await send(res.status(outcome === 'conflict' ? 412 : 200), await find(quote.id))
  })
  router.all('/:id', allow('GET, PATCH'))

  router.post('/:id/opened', async (req, res) => {
    if (!(await desk.open(req.params.id, actOf(res)))) throw noSuchQuote()
    res.status(204).end()
  })
  router.all('/:id/opened', allow('POST'))

  router.post('/:id/resend', async (req, res) => {
    const act = actOf(res)
    const resent = await outbox.resend(req.params.id, act.now, kinds)
    if (!resent) throw noSuchQuote()
    if (resent.length === 0) throw new Refusal(409, nothingToResend)
    await desk.noteResent(req.params.id, act)
    wakeOutbox()
    res.status(202).json({ message: 'It goes out again within seconds.' })
  })
  router.all('/:id/resend', allow('POST'))

  return router
}

const noSuchQuote = () => new Refusal(404, 'There is no such request. It may have been deleted.')

/** Parses If-Match: the version that the change is based on. */
function readIfMatch(req: Request<{ id: string }>): number {
  const tag = req.get('If-Match')
  if (tag === undefined) throw new Refusal(428, 'A change needs If-Match with the ETag of what it changes.')
  const [, version] = /^"(\d{1,9})"$/.exec(tag) ?? []
  // Any other tag belongs to no version: -1 matches none.
  return Number(version ?? -1)
}

/** @throws Refusal naming every field that is not valid */
function readChanges(body: unknown): QuoteChanges {
  const { changes, faults } = parseQuoteChanges(body)
  if (faults) throw unacceptable(faults)
  return changes
}
