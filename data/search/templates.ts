import { site } from '../company/site.ts'
import { cities } from '../places/cities.ts'
import { listRecords } from '../records.ts'
import type { CityServiceRecord } from '../services/serviceSchemas.ts'

type MetadataTemplate = {
  title: string
  description: string
  /** In large type on the picture for social networks; at most three short lines. */
  pictureTitle: string
}

/** Font sizes of search results, in Arial; the pixel limits are for these sizes. */
export const titleFontSize = 20
export const descriptionFontSize = 14

export const limits = { titlePixelLimit: 575, descriptionPixelLimit: 930 }

/**
 * Title and description of every kind of page. Placeholders: the facts (data/prices/facts.ts), {city} for pages of a city,
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
  },
  about: {
    title: 'About {brand} and How We Work',
    description:
      'Meet {brand}: {uniformed}, {insuredShort}. We give you the full price first, carry everything out and sweep before we leave.',
    pictureTitle: 'How we work',
  },
  serviceAreas: {
    title: 'Service Areas: {reach} | {brand}',
    description:
      'We serve {towns} from {reach}. Pick yours to see the jobs we do there, from {minimum}. Or call {phone}.',
    pictureTitle: '{reach}',
  },
  city: {
    title: 'Junk Removal in {city} from {minimum} | {brand}',
    description:
      'Need junk gone in {city}? Book before {sameDayUntil} and we come the same day, carry it out and sweep up. Prices start at {minimum}. Call {phone}.',
    pictureTitle: 'Junk removal in {city}',
  },
  directService: {
    title: '{service} in {region} | {brand}',
    description:
      'We do {serviceLower} from {reach}. Book before {sameDayUntil} and we come the same day. From {minimum}. Call {phone}.',
    pictureTitle: '{service}',
  },
  cityService: {
    title: '{service} in {city} | {brand}',
    description:
      'Book your {primaryKeyword} in {city} before {sameDayUntil} and we come the same day. Prices start at {minimum}. Call {phone}.',
    pictureTitle: '{service}',
  },
  gallery: {
    title: 'Before & After Photos | {brand} in {region}',
    description:
      'Before and after photos: demolition and junk removal. Want the same at your place? Call {phone} for {freeEstimatesShort}.',
    pictureTitle: 'Before & After Photos',
  },
  junkRemoval: {
    title: 'Junk Removal in {region} | {brand}',
    description:
      'One couch or a full truck. You get a quote, we arrive on time and do all the work. From {minimum}, {noHiddenFees}. Call {phone}.',
    pictureTitle: 'Junk removal in {region}',
  },
  extra: {
    title: '{title} | {brand}',
    description: '{description}',
    pictureTitle: 'Junk removal in {region}',
  },
  notFound: {
    title: '404 Page Not Found',
    description:
      'There’s no page at this address. Pick a service or a town from the home page, or call {phone}.',
    pictureTitle: 'Junk removal in {region}',
  },
} as const satisfies Record<string, MetadataTemplate>

export type PageKind = keyof typeof metadataTemplates

/**
 * All values of titles and descriptions in one object, as the specification asks. pageMetadata imports them from their own modules,
 * and reads the names of a service from the page's record, so that no visitor downloads the names of every service.
 */
export const siteConfiguration = () => ({
  brand: site.brand,
  /** The phone number as texts show it. */
  phone: site.phoneDotted,
  region: site.region,
  cities: cities.map(({ name, slug }) => ({ name, slug })),
  /** The services that have a page in every city. */
  services: listRecords(
    import.meta.glob<Pick<CityServiceRecord, 'displayName' | 'serviceLower' | 'primaryKeyword' | 'order'>>(
      '../services/city/records/*.ts',
      {
        eager: true,
        query: '?fields=displayName,serviceLower,primaryKeyword,order',
        import: 'default',
      },
    ),
  ).map(({ order: _, ...service }) => service),
  templates: Object.fromEntries(
    Object.entries(metadataTemplates).map(([kind, template]) => [kind, { ...template, ...limits }]),
  ),
})
