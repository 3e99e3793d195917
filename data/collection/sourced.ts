import { site } from '../company/site.ts'

/** A fact from outside the company, with its source. */
export type Sourced = {
  /** A site, a page or a newspaper. */
  source: string
  /** URL of the source, where the full one is known. */
  url?: string
  /** Year of the source, where known. */
  sourceYear?: number
  /** ISO date of the last comparison with the live page; the launch list names a fact without one. */
  checkedOn?: string
}

/** "The Oshawa Express, 2020", with the URL where it is known. */
export type SourceNote = { text: string; url: string | undefined }

/** The source with its year and the day it was checked, as far as they are known. */
export function noteOf({ source, sourceYear, url, checkedOn }: Sourced): SourceNote {
  const checked = checkedOn && `checked ${dayInWords(checkedOn)}`
  return { text: [source, sourceYear, checked].filter(Boolean).join(', '), url }
}

/** "November 27, 2026" */
const dayInWords = (day: string): string =>
  new Date(day).toLocaleDateString(site.language, { dateStyle: 'long', timeZone: 'UTC' })
