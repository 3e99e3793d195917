import { listRecords } from '../../records.ts'
import type { CityServiceRecord, Lot } from './cityServiceRecord.ts'

export type CityService = CityServiceRecord & { slug: string }
/** What links to a city service need. Every page that lists them downloads it, so it holds nothing more. */
export type CityServiceSummary = Pick<CityService, 'slug' | 'name' | 'lot' | 'order'>

/** In the order of the street directory. */
export const cityServices: readonly CityServiceSummary[] = listRecords(
  import.meta.glob<Pick<CityServiceRecord, 'name' | 'lot' | 'order'>>('./records/*.ts', {
    eager: true,
    query: '?fields=name,lot,order',
    import: 'default',
  }),
)

/** The four parts of the street directory, in their order on the page. */
export const lots: readonly { lot: Lot; title: string }[] = [
  { lot: 'yard', title: 'Around the yard' },
  { lot: 'house', title: 'In the house' },
  { lot: 'reno', title: 'After a reno' },
  { lot: 'moving', title: 'Moving out' },
]
