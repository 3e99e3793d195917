/** Share of lost responses. */
const lossRate = 0.05
/** Maximum number of tries: a crashed server refuses all of them. */
const maxTries = 50
const cuts = new Set(['ECONNRESET', 'ECONNREFUSED', 'EPIPE'])

/** Undefined for a cut connection, as by a killed server. */
function noAnswer(error: unknown): undefined {
  if (!(error instanceof Error && 'code' in error && cuts.has(String(error.code)))) throw error
}

/** A phone's connection: breaks with the server, and loses some responses. */
export function openUnreliableConnection(random: () => number) {
  /** Counts by kind of request and by outcome. */
  const lost: Record<string, number> = {}
  const count = (what: string) => {
    lost[what] = (lost[what] ?? 0) + 1
  }

  /** Sends a request until it is answered. */
  async function untilAnswered<Answer>(kind: string, send: () => Promise<Answer>) {
    for (let tries = 0; tries < maxTries; tries += 1) {
      const answer = await send().catch(noAnswer)
      if (answer === undefined) count(`${kind} cut`)
      else if (random() < lossRate) count(`${kind} unheard`)
      else return { answer, isRepeated: tries > 0 }
    }
    throw new Error(`The server does not answer: ${kind}`)
  }

  return { untilAnswered, lost }
}

export type UnreliableConnection = ReturnType<typeof openUnreliableConnection>
