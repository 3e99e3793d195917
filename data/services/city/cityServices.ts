import { listRecords, recordLoader } from '../../records.ts'
import type { CityServiceRecord, Lot } from './cityServiceRecord.ts'

export type CityService = CityServiceRecord & { slug: string }
/** What links to a city service need. Every page that lists them downloads it, so it holds nothing more. */
export type CityServiceSummary = Pick<CityService, 'slug' | 'name' | 'lot' | 'order'>

/** What the first screen of a service's page needs. */
export type CityServiceHead = Pick<
  CityService,
  | 'slug'
  | 'name'
  | 'displayName'
  | 'serviceLower'
  | 'primaryKeyword'
  | 'description'
  | 'fullService'
  | 'directService'
>

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

/** The part of one service's record that its first screen needs. */
export const loadCityServiceHead: (slug: string | undefined) => Promise<CityServiceHead | undefined> =
  recordLoader(
    import.meta.glob<Omit<CityServiceHead, 'slug'>>('./records/*.ts', {
      query: '?fields=name,displayName,serviceLower,primaryKeyword,description,fullService,directService',
      import: 'default',
    }),
  )

/** One service's record; data/pages/cityServicePage.ts fills its placeholders, which depend on the city. */
export const loadCityService: (slug: string | undefined) => Promise<CityService | undefined> = recordLoader(
  import.meta.glob<CityServiceRecord>('./records/*.ts', { import: 'record' }),
)
