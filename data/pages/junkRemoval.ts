import type { IconName } from '../iconNames.ts'
import type { Feature } from '../services/serviceSchemas.ts'

type ServiceCard = {
  name: string
  text: string
  /** Slug of the direct service page the card leads to. */
  directService: string
  icon: IconName
}

/** Texts of /junk-removal. They may have placeholders (data/prices/facts.ts). */
export const junkRemoval = {
  badge: '{FreeEstimates}, {reach}',
  title: 'Junk removal in {region}',
  lead: 'From one couch to a full truck, we carry everything out, load it and sweep up. Prices start at {minimum}, with {noHiddenFees}. We come the {sameDay}.',
  benefitsTitle: 'What you get',
  benefits: [
    {
      icon: 'schedule',
      title: '{NextDay}',
      text: 'Book before {sameDayUntil} and your junk is {goneBySupper}. {NextDayShort}.',
    },
    {
      icon: 'payments',
      title: 'A price before we lift',
      text: '{VolumePricingShort}: {rateShort}, starting at {minimum}, plus {salesTax}. You say yes before we start.',
    },
    {
      icon: 'groups',
      title: 'We do the stairs',
      text: 'Leave everything where it is. {Uniformed} carries it out from any floor.',
    },
    {
      icon: 'verifiedUser',
      title: '{Insured}',
      text: 'On every pickup, big or small.',
    },
    {
      icon: 'recycling',
      title: 'Donated or recycled first',
      text: '{Reused}.',
    },
    {
      icon: 'creditCardOff',
      title: '{NoCreditCard}',
      text: 'You pay on site, with {paymentMethods}.',
    },
  ],
  servicesTitle: 'What we take away',
  serviceCards: [
    {
      name: 'Furniture Removal',
      text: 'Couches, beds, dressers and tables. We take apart what won’t fit through the door.',
      directService: 'furniture-appliances',
      icon: 'weekend',
    },
    {
      name: 'Appliance Removal',
      text: 'Fridges, stoves, washers and dryers. Have gas and wired-in appliances disconnected by a licensed tradesperson before we come.',
      directService: 'furniture-appliances',
      icon: 'kitchen',
    },
    {
      name: 'Construction Debris',
      text: 'Drywall, lumber, brick and windows. Leave the pile where it is, and we load it by hand.',
      directService: 'construction-debris',
      icon: 'construction',
    },
    {
      name: 'Electronics Recycling',
      text: 'TVs, computers, printers and cables. Erase your drives before we come.',
      directService: 'electronics',
      icon: 'devices',
    },
    {
      name: 'Household Junk',
      text: 'Basements, garages, attics and spare rooms. You point, and we carry.',
      directService: 'household-junk',
      icon: 'home',
    },
    {
      name: 'Yard Waste',
      text: 'Brush, branches, leaves and sod. You don’t have to bag or bundle anything.',
      directService: 'yard-waste',
      icon: 'grass',
    },
    {
      name: 'Hot Tub Removal',
      text: 'Drain the tub, and have an electrician disconnect it if it’s wired in. Then we cut it up, carry it out and sweep the pad.',
      directService: 'hot-tubs-spas',
      icon: 'hotTub',
    },
    {
      name: 'Estate Cleanouts',
      text: 'One room or the whole house. You show us what stays before we start.',
      directService: 'estate-cleanouts',
      icon: 'volunteerActivism',
    },
  ],
  stepsTitle: 'How it works',
  steps: [
    {
      title: 'Call for a quote',
      text: 'Call {phone} or send the form. Tell us what you want gone, what floor it’s on and what’s heavy. You get {freeEstimatesShort}.',
    },
    {
      title: 'We arrive on time',
      text: 'You get {anArrivalWindow} arrival window. We look at your things and give you the full price.',
    },
    {
      title: 'We do all the work',
      text: 'We take things apart, carry, load and sweep. You check the empty space, then you pay.',
    },
  ],
  citiesTitle: 'Towns we serve',
  citiesLead: 'We come to each of these towns, {samePricesShort}. Pick yours.',
  closing: {
    title: 'What do you want gone?',
    text: 'Send us a rough list for {freeEstimatesShort}. If your things have to go today, call before {sameDayUntil}.',
  },
  updatedOn: '2026-11-29',
} as const satisfies {
  benefits: readonly Feature[]
  serviceCards: readonly ServiceCard[]
  [field: string]: unknown
}

export type JunkRemovalPage = typeof junkRemoval
