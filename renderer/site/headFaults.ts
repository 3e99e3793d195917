import type { SitePage } from '#data/metadata/pageMetadata.ts'

/** Paths that no page answers, and titles and descriptions that two pages have. */
export const headFaults = (pages: readonly SitePage[]): string[] => [
  ...pages.filter(({ metadata }) => !metadata.path).map(({ address }) => `No page answers ${address}.`),
  ...repeated(pages, 'title'),
  ...repeated(pages, 'description'),
]

/** Search engines show both; two pages with the same one compete with each other. */
function repeated(pages: readonly SitePage[], field: 'title' | 'description'): string[] {
  const first = new Map<string, string>()
  return pages.flatMap(({ address, metadata }) => {
    const other = first.get(metadata[field])
    first.set(metadata[field], address)
    return other ? [`${address} and ${other} have the same ${field}: "${metadata[field]}"`] : []
  })
}
