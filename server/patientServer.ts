import { createServer, type RequestListener, type Server } from 'node:http'

/**
 * How long a request may take to arrive, in milliseconds, and how long nothing of its answer may be taken; who takes longer
 * is no visitor and is cut off.
 */
const patience = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2000,
  timeout: 60_000,
}

/** Answers whoever has sent a whole request in time, and takes the answer. */
export function createPatientServer(answer: RequestListener, { timeout, ...limits } = patience): Server {
  // Nearly every request is a question without a body, which Node then need not wait for.
  const server = createServer({ ...limits, optimizeEmptyRequests: true }, answer)
  server.timeout = timeout
  return server
}
