/** How long a request may take to arrive, in milliseconds; one that takes longer is no visitor's and is cut off. */
export const patience = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2000,
} as const
