import type { PlaceSetting } from './placeSettings.ts'

/** A city that the truck serves. The file name is its slug: records/ajax.ts is /service-areas/ajax. */
export type CityRecord = {
  name: string
  /** Position on the road from west to east, from 1: the order of every list of cities. */
  order: number
  /** Two sentences on the card of the service areas page. */
  description: string
  /** Three short phrases on the same card. */
  highlights: readonly string[]
  /** Two or three sentences under the title of the city's page. */
  lead: string
  /** Names of eight neighbourhoods. */
  neighbourhoods: readonly string[]
  /** Two or three short sentences beside the neighbourhoods. */
  neighbourhoodsLead: string
  /** The collection authority: name of a file in data/collection/records. */
  authority: string
  /** Public depots that the city's pages list, in this order: names in data/collection/depots.ts; empty where none is known. */
  depots: readonly string[]
  /** The three kinds of place that the city's pages give advice for. Two cities share one at most, so that their pages differ. */
  settings: readonly [PlaceSetting, PlaceSetting, PlaceSetting]
  /** Headline of the closing band: "Clearing out in Pickering?" */
  closing: string
  /** ISO date of the last change to the wording, if known: the sitemap's lastmod. */
  updatedOn?: string
}
