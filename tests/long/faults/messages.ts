import { customerMailRows, fullVisitName } from '#data/desk/customerMails.ts'
import type { Visit } from '#data/desk/deskCalendar.ts'
import { receiptWording } from '#data/desk/receipts.ts'
import type { DatabaseSettings } from '#server/config.ts'
import type { Quote } from '#server/store/quoteRows.ts'
import { connectTo } from '#tests/support/database/otherProgram.ts'
import type { MailServer } from '#tests/support/server/runMailServer.ts'
import type { Receiver } from '#tests/support/server/startPhone.ts'
import { isCaller } from './deskWork.ts'
import type { Ledger } from './ledger.ts'

type Job = Visit & { name: string; status: string }

/** The job after each of its acknowledged changes. */
function jobsOf({ id, name }: Quote, ledger: Ledger): Job[] {
  const jobs: Job[] = []
  let job = {
    name,
    status: isCaller({ name }) ? 'contacted' : 'new',
    visitDay: '',
    visitFrom: '',
    visitTo: '',
  }
  for (const changes of ledger.versionsOf(id)) {
    job = { ...job, ...Object.fromEntries(changes.map(({ what, to }) => [what, to])) }
    jobs.push(job)
  }
  return jobs
}

/** "r1s2n3: Friday, November 27, 2026, 1 to 3 p.m." */
const visitText = ({ name, ...visit }: Job) => `${name}: ${fullVisitName(visit)}`

/** The name and the visit in a mail to a customer, in the same words. */
function readVisit(text: string): string {
  const read = (row: 'name' | 'day' | 'window') =>
    new RegExp(`^${customerMailRows[row]}: (.*)$`, 'm').exec(text)?.[1]
  return `${read('name')}: ${read('day')}, ${read('window')}`
}

const posted = ['booked', 'done', 'lost']

/** Names of the messages that the acknowledged quotes, changes and receipts call for. */
export const messagesFor = (quotes: readonly Quote[], ledger: Ledger): string[] =>
  quotes.flatMap((quote) => {
    const jobs = jobsOf(quote, ledger)
    const events = jobs.flatMap((job, index) =>
      posted.includes(job.status) && job.status !== jobs[index - 1]?.status
        ? [`webhook ${index + 2} quote.${job.status} ${job.visitDay} ${job.visitFrom}`]
        : [],
    )
    const mails = (ledger.mailed.get(quote.id) ?? []).map(
      (number) => `receipt ${receiptWording.mailSubject(number)}`,
    )
    const last = jobs.at(-1)
    if (!isCaller(quote)) mails.push('owner', 'confirmation')
    if (!isCaller(quote) && last?.status === 'booked')
      mails.push(`knows ${visitText(last)}`, `reminder ${visitText(last)}`)
    return ['webhook', ...events, ...mails].map((message) => `${quote.id}.${message}`)
  })

/** Names of the messages that came. */
export function messagesIn({ mails }: MailServer, { requests }: Receiver) {
  const received = new Set<string>()
  /** What each customer was told last of the visit. */
  const known = new Map<string, string>()
  for (const { messageId = '', subject, text = '' } of mails) {
    const [, id = '', kind = ''] = /^<(\w+)\.(\w+)\./.exec(messageId) ?? []
    const isNews = kind === 'booked' || kind === 'moved'
    if (isNews || kind === 'cancelled') known.set(id, isNews ? readVisit(text) : '')
    const about = kind === 'receipt' ? ` ${subject}` : kind === 'reminder' ? ` ${readVisit(text)}` : ''
    received.add(`${id}.${kind}${about}`)
  }
  for (const [id, visit] of known) received.add(`${id}.knows ${visit}`)
  for (const { headers, body } of requests) {
    const [, id = '', version] = /^msg_(\w+?)(?:_(\d+))?$/.exec(`${headers['webhook-id']}`) ?? []
    const { type, data } = JSON.parse(body.toString())
    received.add(`${id}.webhook${version ? ` ${version} ${type} ${data.visitDay} ${data.visitFrom}` : ''}`)
  }
  return received
}

/** How often the most repeated one came. */
export const mostCopies = (names: readonly unknown[]): number =>
  Math.max(0, ...[...Map.groupBy(names, String).values()].map(({ length }) => length))

/**
 * Makes every pending message due now. Otherwise a message that a killed server had claimed would wait until the claim expires
 * (outboxContract.test.ts).
 */
export const makeDue = (database: DatabaseSettings) =>
  runOn(
    database,
    `update outbox set "dueAt" = 0 where state = 'pending'`,
    // The time (13 digits) of a mail that the server took without an answer.
    `update outbox set "acceptedBy" = '0' || substr("acceptedBy", 14) where state = 'pending' and "acceptedBy" like '% %'`,
  )

/** Makes mails about visits due that wait for the end of an undo, or for the day before. */
export const makeVisitMailsDue = (database: DatabaseSettings) =>
  runOn(
    database,
    `update outbox set "dueAt" = 0 where state = 'pending' and attempts = 0 and kind in ('booked', 'reminder')`,
  )

async function runOn(database: DatabaseSettings, ...statements: readonly string[]): Promise<void> {
  const { run, end } = await connectTo(database)
  for (const statement of statements) await run(statement)
  await end()
}
