/**
 * Kinds of place a job can be in. A service's notes and questions are tagged with the one they fit, and a city's record says
 * which three its pages advise on. A tag asserts nothing about a place: what it chooses is worded "In a tower? …".
 */
export const placeSettings = [
  'rural',
  'lakefront',
  'newSubdivision',
  'olderCore',
  'highRise',
  'basementSuite',
  'sharedRental',
  'townhouse',
] as const

export type PlaceSetting = (typeof placeSettings)[number]

/** Something to read that fits one kind of place, or every place. */
export type FitsSetting = {
  /** Undefined where it fits everywhere. */
  fits?: PlaceSetting
}
