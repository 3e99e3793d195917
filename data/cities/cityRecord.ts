import type { DepotName } from '../collection/depots.ts'
import type { PlaceSetting } from './placeSettings.ts'

/** A town the truck serves. The file's name is its slug: records/ajax.ts is /service-areas/ajax. */
export type CityRecord = {
  name: string
  /** Place on the road from west to east, from 1; menus, chips and the route line follow it. */
  order: number
  /** Two sentences on the card of the service areas page. */
  description: string
  /** Three short phrases on the same card. */
  highlights: readonly string[]
  /** Two or three sentences under the title of the city's page. */
  lead: string
  /** Eight. */
  neighbourhoods: readonly string[]
  /** One or two sentences beside the neighbourhoods. */
  neighbourhoodsLead: string
  /** Who collects the garbage there, and by which rules (data/collection/records): the name of a file there. */
  authority: string
  /** Public depots that the town's pages name, in the order shown; none where no fact is known. */
  depots: readonly DepotName[]
  /** The three kinds of place that the town's pages advise on; the fewer two towns share, the more their pages differ. */
  settings: readonly [PlaceSetting, PlaceSetting, PlaceSetting]
  /** Headline of the closing band: "Clearing out in Pickering?" */
  closing: string
  /** ISO date of the last change to the wording, when known: the sitemap's lastmod. */
  updatedOn?: string
}
