/**
 * Kinds of place that a job can be in. Notes and questions are tagged with one; a city's record names the three that its pages
 * give advice for. A tag claims nothing about a city, since the notes are worded "In a tower? …".
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

/** A note or question for one kind of place, or for every place. */
export type FitsSetting = {
  /** The kind of place; undefined for a note that fits every place. */
  fits?: PlaceSetting
}
