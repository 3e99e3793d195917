import { listRecords } from '../records.ts'
import type { CityRecord } from './citySchema.ts'

/** The fields of a city for menus and links, downloaded by every page. */
export type CitySummary = Pick<CityRecord, 'name' | 'order'> & { slug: string }

/** All cities in the order of the road, west to east. */
export const cities: readonly CitySummary[] = listRecords(
  import.meta.glob<Pick<CityRecord, 'name' | 'order'>>('./cities/records/*.ts', {
    eager: true,
    query: '?fields=name,order',
    import: 'default',
  }),
)

/** Slug of the city for links in lists of services, until the visitor chooses a city. */
export const directoryCity = 'pickering'

/** A doubtful name in the cities' lists of neighbourhoods. */
export type NeighbourhoodSlip = {
  neighbourhood: string
  /** Slugs of the cities that list it; the launch list names it while all of them do. */
  cities: readonly string[]
  /** Why it is doubtful. */
  note: string
}

/** Pages show the lists as given; the launch list names these for the owner to correct. */
export const neighbourhoodSlips: readonly NeighbourhoodSlip[] = [
  { neighbourhood: 'Pickering Village', cities: ['pickering'], note: 'lies in Ajax' },
  { neighbourhood: 'Brooklin', cities: ['oshawa', 'whitby'], note: 'lies in Whitby and stands under both' },
  { neighbourhood: 'Greenwood', cities: ['ajax'], note: 'lies mainly in Pickering' },
  { neighbourhood: 'Newcastle', cities: ['courtice'], note: 'is a town of its own' },
  { neighbourhood: 'Hampton', cities: ['bowmanville', 'courtice'], note: 'stands under both' },
  { neighbourhood: 'Kendal', cities: ['courtice', 'newcastle'], note: 'stands under both' },
]
