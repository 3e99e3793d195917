import type { Request } from 'express'

/** How long a client may send nothing, or little, while its body is read, in milliseconds. */
export const defaultIdleTimeout = 20_000

/** Minimum rate in bytes/s; slower clients are disconnected. Both values are the defaults of Apache's mod_reqtimeout. */
const lowestRate = 500

/** Disconnects a client that sends its body too slowly. */
export function watchBody(req: Request, idleTimeout: number) {
  const least = (lowestRate * idleTimeout) / 1000
  let timer: NodeJS.Timeout | undefined
  let received = 0
  const disconnect = () => void req.socket.destroy()

  function wait() {
    clearTimeout(timer)
    received = 0
    timer = setTimeout(disconnect, idleTimeout)
  }

  function suspend() {
    clearTimeout(timer)
    timer = undefined
  }

  req.on('data', ({ length }: Buffer) => {
    received += length
    if (received < least) return
    received = 0
    timer?.refresh()
  })
  req.once('end', suspend)
  req.once('close', suspend)
  wait()

  return {
    /** Pauses the watch while the server processes what it has received. */
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
