/** How often an answer gets lost on its way. */
const lossRate = 0.05
/** A server that ended by itself refuses every one of them. */
const maxTries = 50
const cuts = new Set(['ECONNRESET', 'ECONNREFUSED', 'EPIPE'])

/** Undefined for a connection that was cut, as by a server that is killed. */
function noAnswer(error: unknown): undefined {
  if (!(error instanceof Error && 'code' in error && cuts.has(String(error.code)))) throw error
}

/** The connection of a phone: it breaks with the server, and loses an answer now and then. */
export function openBadLine(random: () => number) {
  /** By kind of request, and by what happened to it. */
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

export type BadLine = ReturnType<typeof openBadLine>
