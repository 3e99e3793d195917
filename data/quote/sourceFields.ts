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

/**
 * Networks that add a click's id to the address of the page, by the parameter's name in lower case. The id is kept nowhere.
 * Facebook adds it to the links of unpaid posts too.
 */
export const clickNetworks: ReadonlyMap<string, string> = new Map([
  ...['gclid', 'gbraid', 'wbraid', 'dclid', 'gclsrc', 'gad_source', 'gad_campaignid'].map(
    (name) => [name, 'google'] as const,
  ),
  ['fbclid', 'facebook'],
  ['msclkid', 'bing'],
  ['ttclid', 'tiktok'],
  ['li_fat_id', 'linkedin'],
  ['twclid', 'twitter'],
  ['epik', 'pinterest'],
  ['rdt_cid', 'reddit'],
  ['sccid', 'snapchat'],
  ['ndclid', 'nextdoor'],
  ['yclid', 'yandex'],
])

/** The medium of a click that a network counts, unless the campaign names its own. */
export const paidMedium = 'cpc'
