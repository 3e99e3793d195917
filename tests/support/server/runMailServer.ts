import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

type ReceivedMail = Email & { raw: string; envelope: { from: string; to: string[] } }

/** The server's reaction to a mail, chosen by its recipient. */
type Behaviour = 'accept' | 'refuse' | 'defer' | 'stall' | 'drop' | 'refuseAttachments' | 'stallAttachments'
type Counts = Record<Behaviour, number>

export type MailServer = {
  url: string
  mails: ReceivedMail[]
  /** Sets the behaviour for recipients that start with `to`, or for all. */
  behave(behaviour: Behaviour, to?: string): void
  /** Number of recipients by behaviour. */
  treated: Readonly<Counts>
  stop(): Promise<void>
}

/** A real SMTP server on a free port of this machine, which can refuse, say nothing, and hang up. */
export async function runMailServer(): Promise<MailServer> {
  const mails: ReceivedMail[] = []
  const behaviours = new Map<string, Behaviour>()
  const treated: Counts = {
    accept: 0,
    refuse: 0,
    defer: 0,
    stall: 0,
    drop: 0,
    refuseAttachments: 0,
    stallAttachments: 0,
  }
  const behaviourFor = (email: string) =>
    [...behaviours].findLast(([start]) => email.startsWith(start))?.[1] ?? 'accept'

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    disableReverseLookup: true,
    // Ends stalled connections soon after the server is stopped.
    closeTimeout: 200,
    onRcptTo({ address: email }, session, callback) {
      const behaviour = behaviourFor(email)
      treated[behaviour] += 1
      if (behaviour === 'refuse') {
        return callback(Object.assign(new Error('5.1.1 no such user'), { responseCode: 550 }))
      }
      if (behaviour === 'defer') {
        return callback(Object.assign(new Error('4.3.2 try later'), { responseCode: 451 }))
      }
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
        const from = mailFrom ? mailFrom.address : ''
        const envelope = { from, to: rcptTo.map(({ address }) => address) }
        const behaviour = behaviourFor(envelope.to[0] ?? '')
        if (raw.includes('Content-Disposition: attachment')) {
          if (behaviour === 'stallAttachments') return
          if (behaviour === 'refuseAttachments')
            return callback(Object.assign(new Error('5.3.4 too large'), { responseCode: 552 }))
        }
        mails.push({ ...(await PostalMime.parse(raw)), raw: raw.toString('latin1'), envelope })
        callback()
      })
    },
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')

  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    treated,
    behave: (behaviour, to = '') => {
      behaviours.delete(to)
      behaviours.set(to, behaviour)
    },
    stop,
  }
}

const connectionOf = (server: SMTPServer, id: string) =>
  [...server.connections].find((connection) => connection.id === id)
