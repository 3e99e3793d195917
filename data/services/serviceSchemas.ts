import * as z from 'zod'
import { iconNames } from '../iconNames.ts'
import { coversEachSetting, type FitsSetting, placeSettings } from '../places/citySchema.ts'
import { materialSchema } from '../places/collectionSchema.ts'
import { loadSchema } from '../prices/pricesSchema.ts'
import { different, exactly, isoDate, list, text } from '../schemaParts.ts'

const icon = z.enum(iconNames)

/** A card: an icon, a few words and a sentence. */
const featureSchema = z.strictObject({ icon, title: text, text })

export type Feature = z.infer<typeof featureSchema>

/** Where a part of a load goes: "Pump, heater, pipe" to "Metal recycler". */
const destination = z.strictObject({ what: text, where: text })

const question = z.strictObject({
  question: text,
  answer: text,
  /** Link to more on the subject. */
  link: z.exactOptional(z.strictObject({ label: text, href: text })),
})

/** A question that customers ask, and its answer. */
export type Question = z.infer<typeof question>

/** A tag of a note for one kind of place; a note without it is for every place. */
const fits = { fits: z.exactOptional(z.enum(placeSettings)) }

/** Notes from which a page chooses by its city's settings: enough, and one for each setting. */
const pool = <Note extends z.ZodType<FitsSetting>>(note: Note) =>
  z.array(note).min(10).refine(coversEachSetting, 'Write one for each kind of place').readonly()

const everyService = {
  /** As links, menus and headings write it: "Hot tub removal". */
  name: text,
  /** As titles write it: "Hot Tub Removal". */
  displayName: text,
  /** As it reads in the middle of a sentence: "hot tub removal". */
  serviceLower: text,
  /** What people type into a search engine. */
  primaryKeyword: text,
  /** Position in menus and lists, from 1. */
  order: z.int(),
  /** Two or three sentences under the title. */
  description: text,
  /** Heading over the typical loads: "What a hot tub costs to remove". */
  costTitle: text,
  /** What makes the load a size larger, within the published prices; one to three sentences. */
  dearer: list(text),
  /** What keeps the load small; one to three sentences. */
  cheaper: list(text),
  /** Heading over the destinations: "Where your tub goes". */
  destinationsTitle: text,
  /** Four to six parts of a load: reused, recycled and the others. */
  destinations: list(destination),
  /** Slugs of two to four city services on the same subject or often done in the same visit, most frequent first. */
  related: different(text),
  /** Day on which the owner confirmed loads, notes and destinations. The launch list names a service without one. */
  confirmedOn: z.exactOptional(isoDate),
  /** Day of the last change to the wording: the sitemap's lastmod. */
  updatedOn: z.exactOptional(isoDate),
}

/**
 * A service with a page in every city. The file name is its slug: city/records/hot-tub-removal.ts is
 * /services/ajax/hot-tub-removal. Texts may have placeholders (data/prices/facts.ts) and {city}.
 */
export const cityServiceSchema = z.strictObject({
  ...everyService,
  /** The group of the service directory on the home page and the city pages. */
  group: z.enum(['yard', 'house', 'reno', 'moving']),
  /** Shown after the six features that every service has; two keep the page short. */
  features: z.array(featureSchema).max(3).readonly(),
  /** How the job is done, one or two sentences each, from experience. */
  additionalInfo: z.strictObject({
    takenApart: text,
    /** Heading over `takenApart` where nothing is taken apart: "How we load it". */
    takenApartTitle: z.exactOptional(text),
    /** What is heavy or awkward, and what we bring for it. */
    heavy: text,
    /** What the truck cannot take with it. */
    cannotGo: text,
  }),
  /** Smallest first. */
  loads: exactly(3, loadSchema),
  /** Keeps the curbside discount out of `cheaper`: the load cannot be brought to the curb, or the texts name the discount already. */
  hidesCurbside: z.exactOptional(z.literal(true)),
  /** The prices of the loads are those before a discount: search engines get none of them as an offer. */
  pricedBeforeDiscount: z.exactOptional(z.literal(true)),
  /**
   * What to do before we arrive: two for every place and one for each kind. A page shows the two and those for two of its city's
   * three kinds.
   */
  preparation: pool(featureSchema.extend(fits)),
  /**
   * Getting it out: two for every place and one for each kind; the title is a question ("In a tower?"). A page shows three:
   * one for every place, a different one in the next city, and those for two of its city's three kinds.
   */
  access: pool(featureSchema.extend(fits)),
  /** What the load is made of, the main material first. The page says what the municipality does with them. */
  materials: list(materialSchema),
  /** Four for every place and one for each kind. A page shows three, chosen as for `access`. */
  questions: pool(question.extend(fits)),
  /** What full service means, where it differs from other services. */
  fullService: z.exactOptional(text),
  /** Headline of the closing band: "Reclaim the backyard." */
  closing: text,
  /** Slug of the direct service page on the same subject. */
  directService: text,
})

export type CityServiceRecord = z.infer<typeof cityServiceSchema>

/** A service with one page for the whole region. The file name is its slug: direct/records/yard-waste.ts is /services/yard-waste. */
export const directServiceSchema = z.strictObject({
  ...everyService,
  icon,
  /** Under the name in lists: "Couches, mattresses, fridges, stoves". */
  summary: text,
  /** The page's heading. */
  title: text,
  /** The cards under the hero. */
  featureCards: exactly(4, z.strictObject({ icon, title: text, description: text })),
  removedItems: different(text, 12),
  process: z.strictObject({
    title: text,
    /** Four steps: two words, then a short phrase. */
    steps: list(z.strictObject({ title: text, text })),
    button: z.enum(['Schedule Removal', 'Schedule Consultation']),
    /** One line under the button. */
    note: text,
  }),
  /** Three or four, smallest first. */
  loads: list(loadSchema),
  /** What to do before we arrive; three or four. */
  preparation: list(featureSchema),
  /** Two or three sentences from experience. */
  howWeDoIt: text,
  /** What the truck cannot take with it, and who takes it instead. */
  cannotGo: text,
  questions: exactly(4, question),
  closing: z.strictObject({ title: text, text }),
})

export type DirectServiceRecord = z.infer<typeof directServiceSchema>
