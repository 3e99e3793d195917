import { startOutbox } from './startOutbox.ts'
import { startPhone } from './startPhone.ts'

/** The desk with its outbox, and a phone where alerts are on. */
export async function startAlerts() {
  // The push service of the test is on this machine.
  const outbox = await startOutbox({ PRIVATE_ADDRESSES: 'on' }, 2000)
  const phone = await startPhone()
  const answer = await outbox.post('/alerts', phone.subscription)
  if (answer.status !== 204) throw new Error(`Subscribing ended with ${answer.status} ${answer.text}`)
  const count = () => phone.service.requests.length
  return { ...outbox, phone, count, stateOf: (id: string) => outbox.stateOf(id, 'alert') }
}
