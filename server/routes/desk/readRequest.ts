import express, { type RequestHandler } from 'express'
import { type QuoteStatus, quoteStatuses } from '#data/desk/quoteStatus.ts'
import { type Fault, Refusal, unacceptable } from '../../errors.ts'
import type { QuoteFilter } from '../../store/desk.ts'
import { searchWords } from '../../store/quoteRows.ts'

const parse = express.json({ limit: '64kb' })

/** A body must be JSON, which no form of another site can send. */
export const readJson: RequestHandler = (req, res, next) => {
  if (!req.is('application/json')) throw new Refusal(415, 'This must be sent as JSON.')
  parse(req, res, next)
}

const usualLimit = 50
const maxLimit = 100
const maxWords = 20

/**
 * Reads ?status=new,contacted&q=fridge&before=120&limit=50, each of them optional.
 *
 * @throws Refusal naming every parameter that is not valid
 */
export function readFilter(query: Readonly<Record<string, unknown>>): QuoteFilter {
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
    faults.push({ field: 'status', text: `status must be of: ${quoteStatuses.join(', ')}.` })
  const text = read('q')
  const filter = {
    statuses: statuses.filter(isStatus),
    words: text === '' ? undefined : searchWords(text).slice(0, maxWords),
    before: readNumber('before', Number.MAX_SAFE_INTEGER),
    limit: readNumber('limit', maxLimit) ?? usualLimit,
  }
  if (faults.length > 0) throw unacceptable(faults)
  return filter
}

const isStatus = (text: string): text is QuoteStatus => quoteStatuses.some((status) => status === text)
