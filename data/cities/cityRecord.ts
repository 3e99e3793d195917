/** Where a statement about the town in the texts comes from. */
type CitySource = {
  /** What is stated: "Who collects the garbage". */
  fact: string
  source: string
  /** ISO date on which somebody compared it with the live page; until then the launch list names it. */
  checkedOn?: string
}

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
  /** For every statement about the town above, shown with it. */
  sources: readonly CitySource[]
  /** Headline of the closing band: "Clearing out in Pickering?" */
  closing: string
  /** ISO date of the last change to the wording, when known: the sitemap's lastmod. */
  updatedOn?: string
}
