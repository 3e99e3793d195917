/** A fact about the world, with where it was read. */
export type Sourced = {
  /** Where it is said: a site, a page, a paper. */
  source: string
  /** Only where the full address is known. */
  address?: string
  /** The source's own year, where known. */
  sourceYear?: number
  /** ISO date on which somebody compared it with the live page; until then the launch list names it. */
  checkedOn?: string
}

/** Ready to read: "The Oshawa Express, 2020", with a link where there is one. */
export type SourceNote = { text: string; address: string | undefined }

export const noteOf = ({ source, sourceYear, address }: Sourced): SourceNote => ({
  text: sourceYear ? `${source}, ${sourceYear}` : source,
  address,
})
