import type { Material } from './materials.ts'
import type { Sourced } from './sourced.ts'

/** A public site that takes loads from households. Hours and fees change, so pages tell people to ask. */
export type Depot = Sourced & {
  name: string
  street: string
  /** Undefined where the source does not name it. */
  city?: string
  /** Accepted materials; undefined if no source lists them, and then pages say to ask. */
  accepts?: readonly Material[]
  /** Takes a household's hazardous waste. */
  hazardous?: true
}

/** A depot as a city's pages show it. */
export type ShownDepot = Omit<Depot, 'street' | 'city'> & {
  /** Street and city: "1640 Ritson Road North, Oshawa". */
  place: string
}

export const depots = {
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
} as const satisfies Record<string, Depot>

/** The operator, who can be asked about hours and fees. */
export const depotsRunBy = 'Durham Region'

export const placeOf = ({ street, city }: { street: string; city?: string | undefined }): string =>
  city ? `${street}, ${city}` : street

export const shownDepot = ({ street, city, ...depot }: Depot): ShownDepot => ({
  ...depot,
  place: placeOf({ street, city }),
})

/**
 * @param name of a depot in `known`
 * @param by the record or file that names the depot, for the error
 * @throws when there is no such depot
 */
export function findDepot(name: string, known: Readonly<Record<string, Depot>>, by: string): Depot {
  const depot = known[name]
  if (depot) return depot
  throw new Error(
    `${by} names the depot "${name}". Add it to data/collection/depots.ts, or correct or remove the name.`,
  )
}

/** Street by name, for texts that name a depot in braces: {claringtonDepot}. */
export const depotStreets: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries<Depot>(depots).map(([name, { street }]) => [name, street]),
)
