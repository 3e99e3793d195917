import type { Request } from 'express'

/** A client that sends nothing for so long while its body is read is disconnected, in milliseconds. */
export const longestSilence = 20_000

/** Counts what a client sends, and disconnects it once it is silent. */
export function watchBody(req: Request, silence: number) {
  let timer: NodeJS.Timeout | undefined
  const disconnect = () => void req.socket.destroy()

  function wait() {
    clearTimeout(timer)
    timer = setTimeout(disconnect, silence)
  }

  function suspend() {
    clearTimeout(timer)
    timer = undefined
  }

  req.on('data', () => timer?.refresh())
  req.once('end', suspend)
  req.once('close', suspend)
  wait()

  return {
    /** While the server is busy with what it has, the client may be silent. */
    async during<Result>(work: () => Promise<Result>): Promise<Result> {
      suspend()
      try {
        return await work()
      } finally {
        if (!req.readableEnded && !req.destroyed) wait()
      }
    },
    stop: suspend,
  }
}
