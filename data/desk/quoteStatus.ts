/** Status of a quote. */
export const quoteStatuses = ['new', 'contacted', 'booked', 'done', 'lost', 'spam'] as const

export type QuoteStatus = (typeof quoteStatuses)[number]
