import { cities } from './cities/cities.ts'
import { facts } from './company/facts.ts'
import { fillRecord } from './fillTemplate.ts'

/** The road the towns stand on, as the section with the route line shows it. */
export const route = fillRecord(
  {
    title: `${cities.length} towns, one road`,
    lead: 'All along Highway 401, from {reach}. Pick yours.',
    /** The water under the road; empty where there is none. */
    lake: 'Lake Ontario',
  },
  facts,
  'data/route.ts',
)
