import { createHmac } from 'node:crypto'
import { startOutbox } from './startOutbox.ts'
import { startReceiver } from './startReceiver.ts'

const key = Buffer.alloc(32, 7)
export const secret = `whsec_${key.toString('base64')}`

/** A server with a receiver of webhooks, and what became of each. */
export async function startWebhook(more: Record<string, string> = {}, timeout?: number) {
  const receiver = await startReceiver()
  const outbox = await startOutbox(
    { WEBHOOK_URL: `${receiver.url}/hook`, WEBHOOK_SECRET: secret, ...more },
    timeout,
  )
  const stateOf = async (id: string) => {
    const messages = await outbox.quotes.messagesOf(id)
    return messages.find(({ kind }) => kind === 'webhook')
  }
  return { receiver, stateOf, ...outbox }
}

/** As a receiver computes it. */
export function signatureOf(
  { headers, body }: { headers: Record<string, unknown>; body: Buffer },
  from = key,
) {
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  return `v1,${createHmac('sha256', from).update(signed).digest('base64')}`
}
