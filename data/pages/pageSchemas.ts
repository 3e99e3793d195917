import * as z from 'zod'
import { isoDate, list, text } from '../schemaParts.ts'

/** A page of plain text. Its row in extraPages.ts is enough: the page is routed, prerendered and, if listed, in the sitemap. */
export const extraPageSchema = z.strictObject({
  path: z.string().regex(/^\/[a-z0-9-]+$/, 'Write a slash and one lower-case segment'),
  /** For the browser's tab and search results; unique on the site. */
  title: text,
  /** The page's heading. */
  heading: text,
  /** For search results, about 130 characters; cut at 930 pixels. */
  description: text,
  /** One or two sentences under the heading. */
  lead: text,
  sections: list(z.strictObject({ title: text, paragraphs: list(text) })),
  /** Whether search engines may list the page. */
  listed: z.boolean(),
  /** Day of the last change to the wording: the sitemap's lastmod. */
  updatedOn: z.exactOptional(isoDate),
})

export type ExtraPage = z.infer<typeof extraPageSchema>

/** A question that every customer asks. */
export const commonQuestionSchema = z.strictObject({
  question: text,
  /** The part derived from prices, claims and other records. */
  answer: z.exactOptional(text),
  /** The owner's part, shown after `answer`. The launch list names an empty one. */
  owner: z.exactOptional(z.strictObject({ about: text, answer: z.string() })),
  /** Link to more on the subject. */
  link: z.exactOptional(z.strictObject({ label: text, href: text })),
})

export type CommonQuestion = z.infer<typeof commonQuestionSchema>
