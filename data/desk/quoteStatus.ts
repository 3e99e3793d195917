/** How far a quote has come. */
export const quoteStatuses = ['new', 'contacted', 'booked', 'done', 'lost', 'spam'] as const

export type QuoteStatus = (typeof quoteStatuses)[number]
