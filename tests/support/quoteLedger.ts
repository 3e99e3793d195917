import { callUs } from './lookAt.ts'
import type { QuoteServer } from './startQuoteServer.ts'

/** Remembers what was answered to quotes of many visitors. A quote's name is its key, too. */
export function openLedger() {
  const acknowledged = new Map<string, string>()
  /** Sent, and no answer came: whoever asks again gets the same quote. */
  const unanswered = new Set<string>()
  /** How many were told to call, by what was the matter. */
  const refused: Record<string, number> = {}
  /** What nobody may be told. */
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
