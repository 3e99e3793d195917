import { createServer, type RequestListener, type Server } from 'node:http'

/** How long a request may take to arrive, in milliseconds; one that takes longer is no visitor's and is cut off. */
const patience = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2000,
}

/** Answers whoever has sent a whole request in time. */
export function createPatientServer(answer: RequestListener, limits = patience): Server {
  // Nearly every request is a question without a body, which Node then need not wait for.
  return createServer({ ...limits, optimizeEmptyRequests: true }, answer)
}
