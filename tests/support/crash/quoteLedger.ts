import { callUs } from '../server/lookAt.ts'
import type { QuoteServer } from '../server/startQuoteServer.ts'

/** Records the responses to many visitors' quotes. A quote's name is its idempotency key as well. */
export function openLedger() {
  const acknowledged = new Map<string, string>()
  /** Sent without a response: a retry gets the same quote. */
  const unanswered = new Set<string>()
  /** How many were asked to call, by fault. */
  const refused: Record<string, number> = {}
  /** Responses that are not allowed. */
  const wrong: string[] = []
  let asked = 0

  async function send(server: QuoteServer, name: string, matter: string) {
    asked += 1
    const answer = await server.send({ name }, name).catch(() => undefined)
    if (!answer) unanswered.add(name)
    else if (answer.status === 201) {
      const { id } = JSON.parse(answer.text)
      if ((acknowledged.get(name) ?? id) !== id) wrong.push(`${name} is ${id} and another`)
      acknowledged.set(name, id)
      unanswered.delete(name)
    } else if (answer.status === 503 && answer.text === callUs) refused[matter] = (refused[matter] ?? 0) + 1
    else wrong.push(`${answer.status} ${answer.text}`)
  }

  return { acknowledged, unanswered, refused, wrong, send, asked: () => asked }
}
