import * as z from 'zod'
import { different, isoDate, text } from '../schemaParts.ts'

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

/** A note or question for one kind of place; without `fits` for every place. */
export type FitsSetting = { fits?: PlaceSetting }

/** Whether there is one note for each kind of place. */
export const coversEachSetting = (notes: readonly FitsSetting[]): boolean =>
  placeSettings.every((setting) => notes.filter(({ fits }) => fits === setting).length === 1)

/** A city that the truck serves. The file name is its slug: cities/records/ajax.ts is /service-areas/ajax. */
export const citySchema = z.strictObject({
  name: text,
  /** Position on the road from west to east, from 1: the order of every list of cities. */
  order: z.int(),
  /** Two sentences on the card of the service areas page. */
  description: text,
  /** Short phrases on the same card. */
  highlights: different(text, 3),
  /** Two or three sentences under the title of the city's page. */
  lead: text,
  neighbourhoods: different(text, 8),
  /** Two or three short sentences beside the neighbourhoods. */
  neighbourhoodsLead: text,
  /** The collection authority: name of a file in authorities/records. */
  authority: text,
  /** Public depots that the city's pages list, in this order: names in depots.ts; empty where none is known. */
  depots: different(text),
  /** The kinds of place that the city's pages give advice for. Two cities share one at most, so that their pages differ. */
  settings: different(z.enum(placeSettings), 3),
  /** Headline of the closing band: "Clearing out in Pickering?" */
  closing: text,
  /** Day of the last change to the wording: the sitemap's lastmod. */
  updatedOn: z.exactOptional(isoDate),
})

export type CityRecord = z.infer<typeof citySchema>
