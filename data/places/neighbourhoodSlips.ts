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
