import type { Material } from './materials.ts'

/** Who collects the garbage, and by which rules. */
export type Regime = 'toronto' | 'durhamWest' | 'clarington' | 'oshawa' | 'whitby'

type Sourced = {
  /** Where it is said, as LOCAL FACTS were gathered: a site, a page, a paper. */
  source: string
  /** Only where the full address is known. */
  address?: string
  /** The source's own year, where known. */
  sourceYear?: number
  /** ISO date on which somebody compared it with the live page; until then the launch list names it. */
  checkedOn?: string
}

/** high: an authority says so. dated: a paper said so, shown with its year. low: not shown until the owner confirms it. */
type Trust = 'high' | 'dated' | 'low'

/** Who collects in a regime. */
export type Collector = Sourced & {
  /** As it stands at the start of a sentence. */
  name: string
  /** Whole sentence; {city} is the town the page is about. */
  text: string
  /** Whom to ask, as it stands mid-sentence. */
  ask: string
}

export type MunicipalRule = Sourced & {
  regimes: readonly Regime[]
  materials: readonly Material[]
  /** What becomes of the material on collection day. */
  verdict: 'curb' | 'booked' | 'notTaken'
  text: string
  trust: Trust
  /** Set to true by the owner once confirmed with the municipality. */
  confirmed: boolean
}

export const collectors: Readonly<Record<Regime, Collector>> = {
  toronto: {
    name: 'The City of Toronto',
    text: '{city} is part of Toronto, so the City’s crews and the City’s list decide what leaves the curb.',
    ask: 'the City of Toronto',
    source: 'toronto.ca',
  },
  durhamWest: {
    name: 'Durham Region',
    text: 'In {city} it’s the Region, not the town, that picks up garbage.',
    ask: 'Durham Region',
    source: 'durham.ca, news on collection',
  },
  clarington: {
    name: 'Durham Region',
    text: '{city} belongs to the Municipality of Clarington, where Durham Region does the collecting.',
    ask: 'Durham Region',
    source: 'durham.ca, news on collection',
  },
  oshawa: {
    name: 'The City of Oshawa',
    text: '{city} sends its own trucks: the City collects here, by its own calendar.',
    ask: 'the City of Oshawa',
    source: 'durham.ca',
  },
  whitby: {
    name: 'The Town of Whitby',
    text: 'The Town of Whitby handles its own pickup and answers for its own list.',
    ask: 'the Town of Whitby',
    source: 'durham.ca',
  },
}

const oversized = {
  source: 'City of Toronto, oversized and metal items',
  address: 'https://toronto.ca/services-payments/recycling-organics-garbage/houses/oversized-metal-items',
  trust: 'high',
  confirmed: false,
} as const

const all: readonly Regime[] = ['toronto', 'durhamWest', 'clarington', 'oshawa', 'whitby']
const durham: readonly Regime[] = all.filter((regime) => regime !== 'toronto')
const large: readonly Material[] = ['furniture', 'mattress', 'largeItems']

/** The most particular rule for a material stands first. */
export const municipalRules: readonly MunicipalRule[] = [
  {
    ...oversized,
    regimes: ['toronto'],
    materials: ['furniture'],
    verdict: 'curb',
    text: 'Yes. Furniture goes beside the bin on collection day.',
  },
  {
    ...oversized,
    regimes: ['toronto'],
    materials: ['carpet'],
    verdict: 'curb',
    text: 'Yes, in bundles no longer than 4 ft and no heavier than 20 kg.',
  },
  {
    ...oversized,
    regimes: ['toronto'],
    materials: ['renovation', 'masonry'],
    verdict: 'notTaken',
    text: 'No. Construction and renovation waste stays off the City’s truck.',
  },
  {
    regimes: ['toronto'],
    materials: ['mattress'],
    verdict: 'booked',
    text: 'Loads of mattresses go only to the Dufferin and Commissioners transfer stations, with a $40 deposit.',
    source: 'City of Toronto, 311',
    trust: 'low',
    confirmed: false,
  },
  {
    regimes: ['durhamWest', 'clarington', 'oshawa'],
    materials: ['renovation'],
    verdict: 'notTaken',
    text: 'No. Lumber, drywall, doors and cabinetry were on the list of what the curb doesn’t get.',
    source: 'The Oshawa Express',
    sourceYear: 2020,
    trust: 'dated',
    confirmed: false,
  },
  {
    regimes: ['durhamWest', 'clarington', 'oshawa'],
    materials: ['carpet'],
    verdict: 'notTaken',
    text: 'No. Neither carpet nor underlay was collected at the curb.',
    source: 'The Oshawa Express',
    sourceYear: 2020,
    trust: 'dated',
    confirmed: false,
  },
  {
    regimes: ['whitby'],
    materials: ['renovation', 'masonry', 'yardWaste'],
    verdict: 'notTaken',
    text: 'No. The Town’s special pickup leaves renovation and landscaping waste behind, and tires.',
    source: 'INsauga Durham',
    sourceYear: 2021,
    trust: 'low',
    confirmed: false,
  },
  {
    regimes: ['durhamWest'],
    materials: large,
    verdict: 'curb',
    text: 'Yes, 2 bulky items every two weeks, without booking.',
    source: 'durham.ca, works questions',
    trust: 'low',
    confirmed: false,
  },
  {
    regimes: ['clarington'],
    materials: large,
    verdict: 'booked',
    text: 'Yes, by appointment.',
    source: 'durham.ca, works questions',
    trust: 'low',
    confirmed: false,
  },
  {
    regimes: ['oshawa'],
    materials: large,
    verdict: 'booked',
    text: 'Yes, booked 2 or more days ahead: up to 12 items of at most 3 m and 70 kg.',
    source: 'trashschedules.com',
    trust: 'low',
    confirmed: false,
  },
  {
    regimes: ['whitby'],
    materials: large,
    verdict: 'booked',
    text: 'Yes, as a special pickup: booked, $25 each, up to 12 items.',
    source: 'INsauga Durham',
    sourceYear: 2021,
    trust: 'low',
    confirmed: false,
  },
  {
    regimes: ['durhamWest', 'clarington'],
    materials: ['garbage'],
    verdict: 'curb',
    text: 'Yes, four bags of 20 kg each, out by 7 a.m.',
    source: 'municipal311.ca',
    trust: 'low',
    confirmed: false,
  },
  {
    regimes: durham,
    materials: ['recyclables'],
    verdict: 'curb',
    text: 'Yes, in the blue box, which Circular Materials runs in all of Durham.',
    source: 'durham.ca/BlueBox',
    address: 'https://durham.ca/BlueBox',
    trust: 'high',
    confirmed: false,
  },
]

/** A public site that takes loads from households. Hours and fees change: the page sends people to ask. */
export type Depot = Sourced & { name: string; street: string; takes: string }

export const depots = {
  oshawaFacility: {
    name: 'Oshawa Waste Management Facility',
    street: '1640 Ritson Road North, Oshawa',
    takes: 'loads you haul yourself',
    source: 'durhampost.ca',
  },
  scugogFacility: {
    name: 'Port Perry (Scugog) Waste Management Facility',
    street: '1623 Reach Street, Port Perry',
    takes: 'loads you haul yourself',
    source: 'durhampost.ca',
  },
  brockFacility: {
    name: 'Brock Waste Management Facility',
    street: 'C22480 Brock Sideroad 17',
    takes: 'loads you haul yourself',
    source: 'durhampost.ca',
  },
  claringtonDepot: {
    name: 'Clarington hazardous and electronic waste depot',
    street: '1998 Bowmanville Avenue',
    takes: 'hazardous and electronic waste',
    source: 'durhampost.ca',
  },
} as const satisfies Record<string, Depot>

export type DepotName = keyof typeof depots
