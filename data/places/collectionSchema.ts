import * as z from 'zod'
import { isoDate, text } from '../schemaParts.ts'
import { type Material, materials } from './cityCollection.ts'

/** A fact from outside the company, with its source. */
const sourced = {
  /** A site, a page or a newspaper. */
  source: text,
  /** The full URL of the source, where it is known. */
  url: z.exactOptional(z.string()),
  sourceYear: z.exactOptional(z.number()),
  /** Day of the last comparison with the live page; the launch list names a fact without one. */
  checkedOn: z.exactOptional(isoDate),
}

const sourcedSchema = z.object(sourced)

export type Sourced = z.infer<typeof sourcedSchema>

export const materialSchema = z.enum(Object.keys(materials) as Material[])

const ruleSchema = z
  .strictObject({
    ...sourced,
    materials: z.array(materialSchema).min(1).readonly(),
    /** Whether the authority takes the materials, at the curb or as the text says. */
    taken: z.boolean(),
    text,
    /** high: from the authority itself. dated: from a newspaper, shown with its year. low: hidden until the owner confirms it. */
    trust: z.enum(['high', 'dated', 'low']),
    /** The owner sets it to true after asking the municipality. */
    confirmed: z.boolean(),
  })
  .refine(({ trust, sourceYear }) => trust !== 'dated' || sourceYear, 'A dated rule needs its sourceYear')

export type MunicipalRule = z.infer<typeof ruleSchema>

/** A collection authority: who collects in one or more cities, and by which rules. A city's record names the file. */
export const authoritySchema = z.strictObject({
  collector: z.strictObject({
    ...sourced,
    /** For the start of a sentence: "The City of Oshawa". */
    name: text,
    /** A whole sentence; {city} is the page's city. */
    text,
    /** The contact, for the middle of a sentence: "the City of Oshawa". */
    ask: text,
    /** Domain of the website with the list of rules. */
    site: z.string().regex(/^[\w-]+(\.[\w-]+)+$/, 'Write the domain alone, such as durham.ca'),
  }),
  /** The first rule that names a material is used. */
  rules: z.array(ruleSchema).readonly(),
  /** Day of the last change to the wording: part of the sitemap's lastmod of pages that show it. */
  updatedOn: z.exactOptional(isoDate),
})

export type AuthorityRecord = z.infer<typeof authoritySchema>

/** A public site that takes loads from households. Hours and fees change, so pages tell people to ask. */
export const depotSchema = z.strictObject({
  ...sourced,
  name: text,
  street: text,
  /** Left out where the source does not name it. */
  city: z.exactOptional(text),
  /** Left out if no source lists the accepted materials: then pages say to ask. */
  accepts: z.exactOptional(z.array(materialSchema).readonly()),
  /** Takes a household's hazardous waste. */
  hazardous: z.exactOptional(z.literal(true)),
})

export type Depot = z.infer<typeof depotSchema>
