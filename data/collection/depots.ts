import type { Material } from './materials.ts'
import type { Sourced } from './sourced.ts'

/** A public site that takes loads from households. Hours and fees change: the page sends people to ask. */
export type Depot = Sourced & {
  name: string
  street: string
  /** Where the source names it. */
  town?: string
  /** All it takes of what a load is made of; undefined where no fact says, and then pages say to ask. */
  accepts?: readonly Material[]
  /** Takes a household's hazardous waste. */
  hazardous?: true
}

export const depots = {
  oshawaFacility: {
    name: 'Oshawa Waste Management Facility',
    street: '1640 Ritson Road North',
    town: 'Oshawa',
    source: 'durhampost.ca',
  },
  scugogFacility: {
    name: 'Port Perry (Scugog) Waste Management Facility',
    street: '1623 Reach Street',
    town: 'Port Perry',
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

export type DepotName = keyof typeof depots

/** "1640 Ritson Road North, Oshawa". */
export const placeOf = ({ street, town }: { street: string; town?: string | undefined }): string =>
  town ? `${street}, ${town}` : street

/** Where each stands, for texts that name it in braces: {claringtonDepot}. */
export const depotStreets: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(depots).map(([name, { street }]) => [name, street]),
)
