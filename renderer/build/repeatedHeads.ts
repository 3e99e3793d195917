import type { SitePage } from '#data/metadata/pageMetadata.ts'

/** Search engines show a title and a description; two pages with the same one compete with each other. */
export function repeatedHeads(pages: readonly SitePage[]): string[] {
  return (['title', 'description'] as const).flatMap((field) => {
    const first = new Map<string, string>()
    return pages.flatMap(({ address, metadata }) => {
      const other = first.get(metadata[field])
      first.set(metadata[field], address)
      return other ? [`${address} and ${other} have the same ${field}: "${metadata[field]}"`] : []
    })
  })
}
