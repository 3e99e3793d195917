import type { SitePage } from '#data/metadata/pageMetadata.ts'

/** Paths that no page answers, and titles and descriptions that two pages have. */
export const headFaults = (pages: readonly SitePage[]): string[] => [
  ...pages.filter(({ metadata }) => !metadata.path).map(({ path }) => `No page answers ${path}.`),
  ...repeated(pages, 'title'),
  ...repeated(pages, 'description'),
]

/** Search engines show both; two pages with the same one compete with each other. */
function repeated(pages: readonly SitePage[], field: 'title' | 'description'): string[] {
  const first = new Map<string, string>()
  return pages.flatMap(({ path, metadata }) => {
    const other = first.get(metadata[field])
    first.set(metadata[field], path)
    return other ? [`${path} and ${other} have the same ${field}: "${metadata[field]}"`] : []
  })
}
