type MetadataTemplate = {
  title: string
  description: string
  /** In large type on the picture for social networks; at most three short lines. */
  pictureTitle: string
  titlePixelLimit: number
  descriptionPixelLimit: number
}

/** Font sizes of search results, in Arial; the pixel limits are for these sizes. */
export const titleFontSize = 20
export const descriptionFontSize = 14

const limits = { titlePixelLimit: 575, descriptionPixelLimit: 930 }

/**
 * Title and description of every kind of page. Placeholders: the facts (data/pricing/facts.ts), {city} for pages of a city,
 * {service}, {serviceLower} and {primaryKeyword} for pages of a service, {title} and {description} for extra pages, {towns} ("eight
 * towns") for the service areas.
 * {primaryKeyword} may be a job ("estate cleanout") or a trade ("leaf removal"), so it follows "your".
 */
export const metadataTemplates = {
  home: {
    title: '{brand}: Junk Removal from {reach}',
    description:
      '{summary} in {region}. Prices start at {minimum}. Book before {sameDayUntil} and we come the same day. Call {phone}.',
    pictureTitle: 'Book before {sameDayUntil}. {GoneBySupper}.',
    ...limits,
  },
  about: {
    title: 'About {brand} and How We Work',
    description:
      'Meet {brand}: {uniformed}, {insuredShort}. We give you the full price first, carry everything out and sweep before we leave.',
    pictureTitle: 'How we work',
    ...limits,
  },
  serviceAreas: {
    title: 'Service Areas: {reach} | {brand}',
    description:
      'We serve {towns} from {reach}. Pick yours to see the jobs we do there, from {minimum}. Or call {phone}.',
    pictureTitle: '{reach}',
    ...limits,
  },
  city: {
    title: 'Junk Removal in {city} from {minimum} | {brand}',
    description:
      'Need junk gone in {city}? Book before {sameDayUntil} and we come the same day, carry it out and sweep up. Prices start at {minimum}. Call {phone}.',
    pictureTitle: 'Junk removal in {city}',
    ...limits,
  },
  directService: {
    title: '{service} in {region} | {brand}',
    description:
      'We do {serviceLower} from {reach}. Book before {sameDayUntil} and we come the same day. From {minimum}. Call {phone}.',
    pictureTitle: '{service}',
    ...limits,
  },
  cityService: {
    title: '{service} in {city} | {brand}',
    description:
      'Book your {primaryKeyword} in {city} before {sameDayUntil} and we come the same day. Prices start at {minimum}. Call {phone}.',
    pictureTitle: '{service}',
    ...limits,
  },
  gallery: {
    title: 'Before & After Photos | {brand} in {region}',
    description:
      'Before and after photos: demolition and junk removal. Want the same at your place? Call {phone} for {freeEstimatesShort}.',
    pictureTitle: 'Before & After Photos',
    ...limits,
  },
  junkRemoval: {
    title: 'Junk Removal in {region} | {brand}',
    description:
      'One couch or a full truck. You get a quote, we arrive on time and do all the work. From {minimum}, {noHiddenFees}. Call {phone}.',
    pictureTitle: 'Junk removal in {region}',
    ...limits,
  },
  extra: {
    title: '{title} | {brand}',
    description: '{description}',
    pictureTitle: 'Junk removal in {region}',
    ...limits,
  },
  notFound: {
    title: '404 Page Not Found',
    description:
      'There’s no page at this address. Pick a service or a town from the home page, or call {phone}.',
    pictureTitle: 'Junk removal in {region}',
    ...limits,
  },
} as const satisfies Record<string, MetadataTemplate>

export type PageKind = keyof typeof metadataTemplates
