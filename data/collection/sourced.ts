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

export const noteOf = ({ source, sourceYear, url }: Sourced): SourceNote => ({
  text: sourceYear ? `${source}, ${sourceYear}` : source,
  url,
})
