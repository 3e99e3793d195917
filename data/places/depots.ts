import { site } from '../company/site.ts'
import type { Depot, Sourced } from './collectionSchema.ts'

export const depots: Readonly<Record<string, Depot>> = {
  oshawaFacility: {
    name: 'Oshawa Waste Management Facility',
    street: '1640 Ritson Road North',
    city: 'Oshawa',
    source: 'durhampost.ca',
  },
  scugogFacility: {
    name: 'Port Perry (Scugog) Waste Management Facility',
    street: '1623 Reach Street',
    city: 'Port Perry',
    source: 'durhampost.ca',
  },
  brockFacility: {
    name: 'Brock Waste Management Facility',
    street: 'C22480 Brock Sideroad 17',
    source: 'durhampost.ca',
  },
  claringtonDepot: {
    name: 'Clarington hazardous and electronic waste depot',
    street: '1998 Bowmanville Avenue',
    accepts: ['electronics'],
    hazardous: true,
    source: 'durhampost.ca',
  },
}

/** The operator, who can be asked about hours and fees. */
export const depotsRunBy = 'Durham Region'

export const placeOf = ({ street, city }: { street: string; city?: string | undefined }): string =>
  city ? `${street}, ${city}` : street

export const shownDepot = ({ street, city, ...depot }: Depot) => ({
  ...depot,
  /** Street and city: "1640 Ritson Road North, Oshawa". */
  place: placeOf({ street, city }),
})

/** A depot as a city's pages show it. */
export type ShownDepot = ReturnType<typeof shownDepot>

/**
 * @param name of a depot in `known`
 * @param by the record or file that names the depot, for the error
 * @throws when there is no such depot
 */
export function findDepot(name: string, known: Readonly<Record<string, Depot>>, by: string): Depot {
  const depot = known[name]
  if (depot) return depot
  throw new Error(
    `${by} names the depot "${name}". Add it to data/places/depots.ts, or correct or remove the name.`,
  )
}

/** "The Oshawa Express, 2020", with the URL where it is known. */
export type SourceNote = { text: string; url: string | undefined }

/** The source with its year and the day it was checked, as far as they are known. */
export function noteOf({ source, sourceYear, url, checkedOn }: Sourced): SourceNote {
  const checked = checkedOn && `checked ${dayInWords(checkedOn)}`
  return { text: [source, sourceYear, checked].filter(Boolean).join(', '), url }
}

/** "November 27, 2026" */
const dayInWords = (day: string): string =>
  new Date(day).toLocaleDateString(site.language, { dateStyle: 'long', timeZone: 'UTC' })
