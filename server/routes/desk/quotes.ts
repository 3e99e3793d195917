import express, { type Request, type Response, type Router } from 'express'
import { customerTexts, textCodes } from '#data/desk/customerTexts.ts'
import {
  type DeskQuote,
  type DeskSummary,
  type QuoteStatus,
  quoteStatuses,
  type WholeQuote,
} from '#data/desk/deskQuote.ts'
import { callerSource, parseNewQuote } from '#data/desk/newQuote.ts'
import {
  completeChanges,
  findProgressFaults,
  parseQuoteChanges,
  progressFields,
  type QuoteProgress,
} from '#data/desk/quoteProgress.ts'
import { receiptWording } from '#data/desk/receipts.ts'
import { localDigitsOf } from '#data/quote/contactLinks.ts'
import { dayOf, isDay } from '#data/quote/preferredDay.ts'
import { mapFields, minPhoneDigits } from '#data/quote/quoteFields.ts'
import { parseVisitSource } from '#data/quote/visitSource.ts'
import { hashSecret } from '../../desk/deskSessions.ts'
import { allow, type Fault, Refusal, unacceptable } from '../../errors.ts'
import { messagesOfChange } from '../../quotes/outbox/customerMails.ts'
import { photoContentType, photoName } from '../../quotes/outbox/mails.ts'
import { nothingToResend } from '../../quotes/outbox/outboxQueue.ts'
import type { Act, QuoteFilter } from '../../store/desk.ts'
import type { Store } from '../../store/openStore.ts'
import { customerMails, type NewMessage, type OutboxKind } from '../../store/outbox.ts'
import { searchWords } from '../../store/quoteRows.ts'
import { readKey } from '../quotes.ts'

/** Policy for a picture opened by itself: it runs and loads nothing. */
const photoPolicy = "default-src 'none'; sandbox"

/** Messages that suspected spam gets once it is marked as no spam. Without the confirmation, which would be too late. */
const withheldFromSpam: readonly OutboxKind[] = ['webhook', 'alert']

/** The list, a quote with its photos, changes and receipts, and what sums up several. */
export function deskQuoteRoutes(
  { quotes, desk, outbox, alerts, receipts, photos: archive }: Store,
  kinds: readonly OutboxKind[],
  wakeOutbox: () => void,
): Router {
  const router = express.Router()
  const hasMail = kinds.includes('booked')
  const actOf = (res: Response): Act => ({ person: res.locals.person, now: Date.now() })

  /** Whether a message can be sent, and the request did not say `?mail=off` to a mail to the customer. */
  const wantedBy =
    ({ query }: Request<{ id: string }> | Request) =>
    ({ kind }: NewMessage): boolean =>
      kinds.includes(kind) && !(query.mail === 'off' && customerMails.some((mail) => mail === kind))

  /** A quote with its history, its mails, and the places of photos that browsers cannot show or whose end is missing. */
  async function send(res: Response, quote: DeskQuote): Promise<void> {
    const [history, mails, photos, ownReceipts] = await Promise.all([
      desk.historyOf(quote),
      outbox.messagesOf(quote.id),
      archive.photosOf(quote.id),
      receipts.receiptsOf(quote.number),
    ])
    const cutOff = photos.flatMap(({ cutOff, position }) => (cutOff ? [position] : []))
    const downloads = photos.flatMap(({ kind, position }) => (kind === 'heic' ? [position] : []))
    const after = photos.flatMap((photo) => (photo.after ? [photo.position] : []))
    const shown = { downloads, cutOff, after, receipts: ownReceipts }
    const whole = { ...quote, history, mails, ...shown } satisfies WholeQuote
    res.set('ETag', `"${quote.version}"`).json(whole)
  }

  async function find(id: string): Promise<DeskQuote> {
    const quote = await desk.find(id)
    if (!quote) throw noSuchQuote()
    return quote
  }

  router.get('/quotes', async (req, res) => void res.json(await desk.list(readFilter(req.query))))
  router.post('/quotes', async (req, res) => {
    const key = readKey(req)
    if (key === '') throw new Refusal(428, 'A new request needs an Idempotency-Key.')
    const { quote, faults } = parseNewQuote(req.body)
    if (faults) throw unacceptable(faults)
    const { person, now } = actOf(res)
    const request = mapFields(({ name }) => quote[name])
    const source = parseVisitSource({ utm_source: callerSource }, [])
    const progress = Object.fromEntries(progressFields.map((field) => [field, quote[field]])) as QuoteProgress
    const messages = messagesOfChange(undefined, { ...progress, version: 1 }, undefined, now).filter(
      wantedBy(req),
    )
    const arrival = { page: '', spam: false, source, desk: { person, progress, messages } }
    // The owner knows of it already, and the caller has been answered.
    const { id } = await quotes.add(
      request,
      { ...arrival, idempotencyKey: `desk ${key}` },
      kinds.includes('webhook') ? ['webhook'] : [],
    )
    wakeOutbox()
    await send(res.status(201), await find(id))
  })
  router.all('/quotes', allow('GET, POST'))

  router.get('/customers', async (req, res) => {
    const digits = localDigitsOf(typeof req.query.phone === 'string' ? req.query.phone : '')
    if (digits.length < minPhoneDigits)
      throw unacceptable([{ field: 'phone', text: `The phone needs at least ${minPhoneDigits} digits.` }])
    res.json({ quotes: await desk.ofCustomer(digits) })
  })
  router.all('/customers', allow('GET'))

  router.get('/quotes/:id', async (req, res) => send(res, await find(req.params.id)))
  router.patch('/quotes/:id', async (req: Request<{ id: string }>, res) => {
    const version = readIfMatch(req)
    const { changes, faults: unreadable } = parseQuoteChanges(req.body)
    if (unreadable) throw unacceptable(unreadable)
    const quote = await find(req.params.id)
    if (quote.version !== version) return send(res.status(412), quote)
    const completed = completeChanges(quote, changes)
    const faults = findProgressFaults({ ...quote, ...completed }, quote)
    if (faults.length > 0) throw unacceptable(faults)
    const isCleared = quote.status === 'spam' && (changes.status ?? 'spam') !== 'spam'
    const act = actOf(res)
    const changed = { ...quote, ...completed, version: quote.version + 1 }
    const cleared = (isCleared ? withheldFromSpam : []).map((kind) => ({
      kind,
      since: act.now,
      dueAt: act.now,
    }))
    const outcome = await desk.change(quote, completed, act, (news) =>
      [...cleared, ...messagesOfChange(quote, changed, news, act.now)].filter(wantedBy(req)),
    )
    wakeOutbox()
    await send(res.status(outcome === 'conflict' ? 412 : 200), await find(quote.id))
  })
  router.all('/quotes/:id', allow('GET, PATCH'))

  router.post('/quotes/:id/opened', async (req, res) => {
    if (!(await desk.open(req.params.id, actOf(res)))) throw noSuchQuote()
    res.status(204).end()
  })
  router.all('/quotes/:id/opened', allow('POST'))

  router.post('/quotes/:id/resend', async (req, res) => {
    const act = actOf(res)
    const resent = await outbox.resend(req.params.id, act.now, kinds)
    if (!resent) throw noSuchQuote()
    if (resent.length === 0) throw new Refusal(409, nothingToResend)
    await desk.note(req.params.id, 'resent', act)
    wakeOutbox()
    res.status(202).json({ message: 'It goes out again within seconds.' })
  })
  router.all('/quotes/:id/resend', allow('POST'))

  router.post('/quotes/:id/texts', async (req, res) => {
    const text = customerTexts.find(({ code }) => code === req.body?.text)
    if (!text)
      throw unacceptable([{ field: 'text', text: `The text must be one of: ${textCodes.join(', ')}.` }])
    if (!(await desk.note(req.params.id, 'texted', actOf(res), text.label))) throw noSuchQuote()
    res.status(204).end()
  })
  router.all('/quotes/:id/texts', allow('POST'))

  router.get('/quotes/:id/photos/:position', async (req, res) => {
    const { id, position } = req.params
    const size = req.query.size === 'thumb' ? 'thumbnail' : 'image'
    const photo = /^[1-9]\d?$/.test(position)
      ? await archive.readPhoto(id, Number(position), size)
      : undefined
    if (!photo) throw new Refusal(404, 'There is no such photo.')
    const { kind, bytes } = photo
    res.set({ 'Content-Security-Policy': photoPolicy, 'Content-Type': photoContentType(kind) })
    // A download: browsers do not show HEIC, and this file is unchanged from a stranger.
    if (kind !== 'jpeg') res.attachment(photoName({ position: Number(position), kind }))
    res.send(bytes)
  })
  router.all('/quotes/:id/photos/:position', allow('GET, PUT'))

  router.get('/quotes/:id/receipts', async (req, res) => {
    const { number } = await find(req.params.id)
    res.json({ receipts: await receipts.receiptsOf(number) })
  })
  router.post('/quotes/:id/receipts', async (req: Request<{ id: string }>, res: Response) => {
    const receipt = await receipts.bill(req.params.id, actOf(res))
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

  router.get('/summary', async (req, res) => {
    const [summary, { hasEnded }] = await Promise.all([
      desk.summary(),
      alerts.stateOf(hashSecret(req.sessionID)),
    ])
    res.json({ ...summary, alertsEnded: hasEnded, hasMail } satisfies DeskSummary)
  })
  router.all('/summary', allow('GET'))

  router.get('/days/:day', async ({ params: { day } }, res) => {
    if (!isDay(day)) throw unacceptable([{ field: 'day', text: 'The day must be one like 2026-11-27.' }])
    res.json(await desk.day(day, dayOf(Date.now())))
  })
  router.all('/days/:day', allow('GET'))

  return router
}

const noSuchQuote = () => new Refusal(404, 'There is no such request. It may have been deleted.')

function readIfMatch(req: Request<{ id: string }>): number {
  const tag = req.get('If-Match')
  if (tag === undefined) throw new Refusal(428, 'A change needs If-Match with the ETag of what it changes.')
  const [, version] = /^"(\d{1,9})"$/.exec(tag) ?? []
  // Any other tag belongs to no version: -1 matches none.
  return Number(version ?? -1)
}

const usualLimit = 50
const maxLimit = 100
const maxWords = 20

/** Reads ?status=new,contacted&q=fridge&before=120&limit=50, or &order=due&skip=50 in place of `before`, each optional. @throws Refusal naming every parameter that is not valid */
function readFilter(query: Readonly<Record<string, unknown>>): QuoteFilter {
  const faults: Fault[] = []
  const read = (name: string) => (typeof query[name] === 'string' ? query[name].trim() : '')

  function readNumber(name: string, max: number): number | undefined {
    const text = read(name)
    if (text === '') return undefined
    const number = /^\d{1,15}$/.test(text) ? Number(text) : 0
    if (number < 1 || number > max)
      faults.push({ field: name, text: `${name} must be a whole number from 1 to ${max}.` })
    return number
  }

  const statuses = read('status').split(',').filter(Boolean)
  if (!statuses.every(isStatus))
    faults.push({ field: 'status', text: `status must be one of: ${quoteStatuses.join(', ')}.` })
  const text = read('q')
  const filter = {
    statuses: statuses.filter(isStatus),
    words: text === '' ? undefined : searchWords(text).slice(0, maxWords),
    before: readNumber('before', Number.MAX_SAFE_INTEGER),
    limit: readNumber('limit', maxLimit) ?? usualLimit,
    dueOn: read('order') === 'due' ? dayOf(Date.now()) : undefined,
    skip: readNumber('skip', Number.MAX_SAFE_INTEGER) ?? 0,
  }
  if (faults.length > 0) throw unacceptable(faults)
  return filter
}

const isStatus = (text: string): text is QuoteStatus => quoteStatuses.some((status) => status === text)
