import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

type ReceivedMail = Email & { raw: string; envelope: { from: string; to: string[] } }

/** The server's reaction to a mail, chosen by its recipient. */
const behaviours = [
  'accept',
  'refuse',
  'defer',
  'stall',
  'drop',
  'refuseAttachments',
  // It has the whole mail, and hangs up or answers late.
  'takeAndDrop',
  'takeSlowly',
] as const
type Behaviour = (typeof behaviours)[number]

export type MailServer = Awaited<ReturnType<typeof runMailServer>>

/** How late the answer to a mail is, in milliseconds: longer than `timeout` of the test. */
const slowness = 1500

/**
 * A real SMTP server on a free port of this machine, which can refuse, say nothing, and hang up.
 *
 * @param onMail called when it has the whole text of a mail, before it answers
 */
export async function runMailServer(onMail: (raw: string) => void = () => {}) {
  const mails: ReceivedMail[] = []
  const chosen = new Map<string, Behaviour>()
  const treated = Object.fromEntries(behaviours.map((behaviour) => [behaviour, 0])) as Record<
    Behaviour,
    number
  >
  const senderReplies: string[] = []
  const names: string[] = []
  let mostConnections = Number.POSITIVE_INFINITY
  const behaviourFor = (email: string) =>
    [...chosen].findLast(([start]) => email.startsWith(start))?.[1] ?? 'accept'

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    disableReverseLookup: true,
    // Ends stalled connections soon after the server is stopped.
    closeTimeout: 200,
    onConnect(_session, callback) {
      const isFull = server.connections.size > mostConnections
      callback(isFull ? refusal('421 4.7.0 too many connections') : null)
    },
    onMailFrom(_address, { hostNameAppearsAs }, callback) {
      names.push(hostNameAppearsAs)
      const reply = senderReplies.shift()
      callback(reply ? refusal(reply) : null)
    },
    onRcptTo({ address: email }, session, callback) {
      const behaviour = behaviourFor(email)
      treated[behaviour] += 1
      if (behaviour === 'refuse') return callback(refusal('550 5.1.1 no such user'))
      if (behaviour === 'defer') return callback(refusal('451 4.3.2 try later'))
      if (behaviour === 'drop') return void connectionOf(server, session.id)?.close()
      if (behaviour === 'stall') return
      callback()
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const { mailFrom, rcptTo } = session.envelope
        const raw = Buffer.concat(chunks)
        onMail(raw.toString('latin1'))
        const from = mailFrom ? mailFrom.address : ''
        const envelope = { from, to: rcptTo.map(({ address }) => address) }
        const behaviour = behaviourFor(envelope.to[0] ?? '')
        if (behaviour === 'refuseAttachments' && raw.includes('Content-Disposition: attachment'))
          return callback(refusal('552 5.3.4 too large'))
        mails.push({ ...(await PostalMime.parse(raw)), raw: raw.toString('latin1'), envelope })
        if (behaviour === 'takeAndDrop') connectionOf(server, session.id)?.close()
        else if (behaviour === 'takeSlowly') setTimeout(callback, slowness)
        else callback()
      })
    },
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')

  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    /** Number of recipients by behaviour. */
    treated,
    /** The names in EHLO. */
    names,
    /** The reply to the next senders instead of "250 OK", in this order. */
    refuseSenders: (...replies: readonly string[]) => senderReplies.push(...replies),
    /** How many connections it accepts at once. */
    limitConnections(most: number) {
      mostConnections = most
    },
    /** Sets the behaviour for recipients that start with `to`, or for all. */
    behave(behaviour: Behaviour, to = '') {
      chosen.delete(to)
      chosen.set(to, behaviour)
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

const refusal = (reply: string) =>
  Object.assign(new Error(reply.slice(4)), { responseCode: Number.parseInt(reply, 10) })

const connectionOf = (server: SMTPServer, id: string) =>
  [...server.connections].find((connection) => connection.id === id)
