import type { IconName } from '../iconNames.ts'

/** Texts of /junk-removal. They may have placeholders (data/facts.ts). */
export type JunkRemovalPage = {
  /** A short phrase over the heading. */
  badge: string
  /** The page's heading. */
  title: string
  /** Two or three sentences under the heading. */
  lead: string
  benefitsTitle: string
  /** Six. */
  benefits: readonly { icon: IconName; title: string; text: string }[]
  servicesTitle: string
  /** Eight, named as the specification names them. */
  serviceCards: readonly {
    name: string
    text: string
    /** Slug of the direct service page the card leads to. */
    directService: string
    icon: IconName
  }[]
  stepsTitle: string
  /** Three. */
  steps: readonly { title: string; text: string }[]
  citiesTitle: string
  /** One or two sentences over the list of cities. */
  citiesLead: string
  closing: { title: string; text: string }
  /** ISO date of the last change to the wording, if known: the sitemap's lastmod. */
  updatedOn?: string
}

export const junkRemoval = {
  badge: '{FreeEstimates}, {reach}',
  title: 'Junk removal in {region}',
  lead: 'One couch or a full truck, out of the house and off your list. From {minimum}, {noHiddenFees}, and the {sameDay}.',
  benefitsTitle: 'What you get',
  benefits: [
    {
      icon: 'schedule',
      title: '{NextDay}',
      text: 'Book before {sameDayUntil} and it’s {goneBySupper}. {NextDayShort}. Arrival is in a {arrivalWindow} window either way.',
    },
    {
      icon: 'payments',
      title: 'A price before we lift',
      text: '{VolumePricingShort}, {rateShort}, starting at {minimum}. {AgreedPrice}, plus HST.',
    },
    {
      icon: 'groups',
      title: 'We do the stairs',
      text: '{Uniformed} takes it apart where it stands and carries it from there. You can hold the door, if you like.',
    },
    {
      icon: 'verifiedUser',
      title: '{Insured}',
      text: 'On every visit, a single chair included.',
    },
    {
      icon: 'recycling',
      title: 'Donated or recycled first',
      text: '{Reused}.',
    },
    {
      icon: 'creditCardOff',
      title: '{NoCreditCard}',
      text: 'You pay on site once the job is done, with {paymentMethods}.',
    },
  ],
  servicesTitle: 'What we take away',
  serviceCards: [
    {
      name: 'Furniture Removal',
      text: 'Sectionals unclipped, bed frames unbolted, and the couch stood on its end to make the turn.',
      directService: 'furniture-appliances',
      icon: 'weekend',
    },
    {
      name: 'Appliance Removal',
      text: 'Fridges, stoves, washers and dryers, strapped upright to a dolly. Gas lines are for a licensed trade.',
      directService: 'furniture-appliances',
      icon: 'kitchen',
    },
    {
      name: 'Construction Debris',
      text: 'Drywall, studs, brick and windows, loaded by hand from where the job left them.',
      directService: 'construction-debris',
      icon: 'construction',
    },
    {
      name: 'Electronics Recycling',
      text: 'TVs, computers, printers and the box of cables. Erase your drives before we come.',
      directService: 'electronics',
      icon: 'devices',
    },
    {
      name: 'Household Junk',
      text: 'Basements, garages, attics, and the room where the door only opens halfway.',
      directService: 'household-junk',
      icon: 'home',
    },
    {
      name: 'Yard Waste',
      text: 'Brush, branches, leaves and sod. Loose is fine.',
      directService: 'yard-waste',
      icon: 'grass',
    },
    {
      name: 'Hot Tub Removal',
      text: 'Cut up where it stands, carried through the gate in panels, and the pad swept.',
      directService: 'hot-tubs-spas',
      icon: 'hotTub',
    },
    {
      name: 'Estate Cleanouts',
      text: 'One room or the whole house, after a walk through to mark what stays.',
      directService: 'estate-cleanouts',
      icon: 'volunteerActivism',
    },
  ],
  stepsTitle: 'How it works',
  steps: [
    {
      title: 'Call for a quote',
      text: 'Call {phone} or send the form. Say what’s going, what floor it’s on and what’s heavy. You get {freeEstimatesShort}.',
    },
    {
      title: 'We arrive on time',
      text: 'You get a {arrivalWindow} window. We look at the load, give you the full price and wait for your yes.',
    },
    {
      title: 'We do all the work',
      text: 'Taking apart, carrying, loading and sweeping are ours. You check the empty space, then you pay.',
    },
  ],
  citiesTitle: 'Where the truck goes',
  citiesLead: 'From {reach}, and the price by size is the same all the way. Pick your town.',
  closing: {
    title: 'What’s first out the door?',
    text: 'A rough list is enough for {freeEstimatesShort}. If it has to go today, call before {sameDayUntil}.',
  },
  updatedOn: '2026-11-20',
} as const satisfies JunkRemovalPage
