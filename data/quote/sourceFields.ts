/** Source of a visit: the outside page with the link, and the campaign in the first page's query. */
export const sourceFields = [
  'referrer',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const

export type VisitSource = Record<(typeof sourceFields)[number], string>

/** Longest stored value, in characters. */
export const maxSourceLength = 200
