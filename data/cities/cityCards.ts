import { fillTemplates } from '../fillTemplate.ts'
import { facts } from '../pricing/facts.ts'
import { listRecords } from '../records.ts'
import type { City } from './cities.ts'
import type { CityRecord } from './cityRecord.ts'

/** A city on the service areas page. */
export type CityCard = Pick<City, 'slug' | 'name' | 'description' | 'highlights'>

/** Not in cities.ts: only the service areas page needs descriptions and highlights. */
export const cityCards: readonly CityCard[] = listRecords(
  import.meta.glob<Pick<CityRecord, 'name' | 'order' | 'description' | 'highlights'>>('./records/*.ts', {
    eager: true,
    query: '?fields=name,order,description,highlights',
    import: 'default',
  }),
).map((city) => fillTemplates(city, { ...facts, city: city.name }))
