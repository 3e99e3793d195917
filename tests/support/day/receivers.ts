import { startMailServer } from '../server/startMailServer.ts'
import { startReceiver } from '../server/startReceiver.ts'
import { secret } from '../server/startWebhook.ts'

/** Where the server passes quotes on to. */
type Receiver = {
  name: string
  /** Of the server. */
  settings: Readonly<Record<string, string>>
  /** The ids of the quotes that have arrived. */
  received(): ReadonlySet<string>
}

/** Receives a mail to the owner and one to the visitor. */
export async function startMailReceiver(): Promise<Receiver> {
  const { url, mails } = await startMailServer()
  const idsOf = (kind: string) =>
    new Set(
      mails.flatMap(({ messageId = '' }) => {
        const [, id, mailKind] = /^<([^.]+)\.(\w+)@/.exec(messageId) ?? []
        return id !== undefined && mailKind === kind ? [id] : []
      }),
    )
  return {
    name: 'mail',
    settings: { SMTP_URL: url, QUOTES_TO: 'owner@site.example', AUTOREPLY: 'on' },
    received: () => {
      const confirmed = idsOf('confirmation')
      return new Set([...idsOf('owner')].filter((id) => confirmed.has(id)))
    },
  }
}

/** Receives the webhook of each quote. */
export async function startWebhookReceiver(): Promise<Receiver> {
  const { url, requests } = await startReceiver()
  return {
    name: 'webhook',
    settings: { WEBHOOK_URL: url, WEBHOOK_SECRET: secret },
    received: () => new Set(requests.map(({ headers }) => String(headers['webhook-id']).replace('msg_', ''))),
  }
}
