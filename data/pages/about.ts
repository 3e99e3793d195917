import { site } from '../company/site.ts'

/** Texts of /about-us. They may have placeholders (data/facts.ts). */
export type AboutPage = {
  /** The page's heading. */
  title: string
  /** One or two sentences under the heading. */
  lead: string
  /** Four paragraphs. */
  story: readonly string[]
  /** The story is not the owner's own yet: the launch list names it. */
  storyIsStandIn: boolean
  /** Heading over the links to the social profiles and the reviews site. */
  linksTitle: string
  closing: { title: string; text: string }
  /** ISO date of the last change to the wording, if known: the sitemap's lastmod. */
  updatedOn?: string
}

export const about = {
  title: 'About {brand}',
  lead: 'We carry things out of houses, yards and job sites from {reach}. Here’s how we go about it.',
  story: [
    'We come {uniformedShort}, in a {arrivalWindow} window, and the first thing we do is walk the job with you. You point, and we ask what stays. Then we take apart what won’t fit through the door, with a hex key for the bed frame and a saw for the hot tub, and we carry it out. The heavy end is ours, and so are the stairs.',
    '{VolumePricingShort}, {rateShort} and from {minimum}. We look at the pile, name the full price and wait for you to say yes. Nothing is lifted before that. If you decide to keep the dresser after all, the load gets smaller and the price does too.',
    'What happens next depends on what it is. A couch or a lamp that can be reused is donated. Metal, electronics and clean wood are kept apart on the truck so they can be recycled where a site takes them, and the dump gets what’s left. Some things we have to turn down: asbestos, PCBs, biomedical and radioactive waste, paint, solvents, chemicals, propane and drums of liquid. If we can’t take it, we say so before you book.',
    'It’s your house, so we treat it like one. Floors are covered where we walk, corners get a blanket, and we measure the turn before we try it. Gas, wiring and plumbing we leave to the licensed trades, which is why we ask about them on the phone. We’re {insuredShort}. When the last piece is out we sweep, you have a look, and then we talk about payment.',
  ],
  storyIsStandIn: true,
  linksTitle: 'See more of our work',
  closing: {
    title: 'Got a pile to show us?',
    text: 'Call {phone} before {sameDayUntil} for same-day service, or send the list and we’ll come back with {freeEstimatesShort}.',
  },
  updatedOn: '2026-11-20',
} as const satisfies AboutPage

/** The links under `linksTitle`. */
export const profileLinks: readonly { label: string; href: string }[] = [
  ...site.socialProfiles.map(({ name, url }) => ({ label: `${site.brand} on ${name}`, href: url })),
  { label: `Our reviews on ${site.reviewsSite.name}`, href: site.reviewsSite.url },
]
