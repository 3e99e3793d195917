import { site } from '../company/site.ts'

/** Texts of /about-us. They may have placeholders (data/prices/facts.ts). */
export const about = {
  title: 'About {brand}',
  lead: 'We clear houses, yards and job sites from {reach}. Prices start at {minimum}. We come the {sameDay}.',
  story: [
    'We come {uniformedShort}, within {anArrivalWindow} arrival window. First we walk through the job with you. You point at what goes, and we ask what stays. We take apart what won’t fit through a door or gate, from bed frames to hot tubs. Then we carry everything out, up or down any stairs.',
    '{VolumePricingShort}: {rateShort}, plus {salesTax}. We look at your things, tell you the full price and wait for your yes. We lift nothing before that. If you decide to keep something, you only pay for what we load.',
    'We donate what can be used again, such as a couch or a lamp. We keep metal, electronics and clean wood apart in the truck, so they can be recycled. The rest goes to a disposal site. We can’t take asbestos, paint, chemicals, fuel, propane or needles. If you’re not sure about something, ask us before you book.',
    'We’re careful in your house. We cover the floors where we walk, pad the corners and measure the doors first. Have gas and wired-in appliances disconnected by a licensed tradesperson before we come. We’re {insuredShort}. When everything is out, we sweep up and you have a look. Then you pay.',
  ],
  /** The launch list names the story until this is false. */
  storyIsStandIn: true,
  linksTitle: 'See more of our work',
  closing: {
    title: 'Got a pile to show us?',
    text: 'Send us a rough list or photos, and get {freeEstimatesShort}.',
  },
  updatedOn: '2026-11-25',
} as const

const { reviewsSite } = site

/** The links under `linksTitle`. */
export const profileLinks: readonly { label: string; href: string }[] = [
  ...site.socialProfiles.map(({ name, url }) => ({ label: `${site.brand} on ${name}`, href: url })),
  ...(reviewsSite ? [{ label: `Our reviews on ${reviewsSite.name}`, href: reviewsSite.url }] : []),
]
