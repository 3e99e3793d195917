import { startOutbox } from './startOutbox.ts'
import { startPhone } from './startPhone.ts'

/** Push services of the tests are on this machine. */
export const onThisMachine = { PRIVATE_ADDRESSES: 'on' }

/** The desk with its outbox, and a phone where alerts are on. */
export async function startAlerts(environment: Record<string, string> = {}) {
  const outbox = await startOutbox({ ...onThisMachine, ...environment }, 2000)
  const phone = await startPhone()
  const answer = await outbox.post('/alerts', phone.subscription)
  if (answer.status !== 204) throw new Error(`Subscribing ended with ${answer.status} ${answer.text}`)
  const count = () => phone.service.requests.length
  const stateOf = async (id: string) => {
    const messages = await outbox.quotes.messagesOf(id)
    return messages.find(({ kind }) => kind === 'alert')
  }
  return { ...outbox, phone, count, stateOf }
}
