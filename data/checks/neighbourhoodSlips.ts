/** Something in the neighbourhood lists that the owner should look at. */
export type NeighbourhoodSlip = {
  neighbourhood: string
  /** Slugs of the towns that list it; the slip is gone as soon as one of them no longer does. */
  cities: readonly string[]
  /** What is odd about it. */
  note: string
}

/** The lists are shown as they were given; one line for each name that looks out of place. */
export const neighbourhoodSlips: readonly NeighbourhoodSlip[] = [
  { neighbourhood: 'Pickering Village', cities: ['pickering'], note: 'lies in Ajax' },
  { neighbourhood: 'Brooklin', cities: ['oshawa', 'whitby'], note: 'lies in Whitby and stands under both' },
  { neighbourhood: 'Greenwood', cities: ['ajax'], note: 'lies mainly in Pickering' },
  { neighbourhood: 'Newcastle', cities: ['courtice'], note: 'is a town of its own' },
  { neighbourhood: 'Hampton', cities: ['bowmanville', 'courtice'], note: 'stands under both' },
  { neighbourhood: 'Kendal', cities: ['courtice', 'newcastle'], note: 'stands under both' },
]
