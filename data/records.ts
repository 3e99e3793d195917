/** "./records/hot-tub-removal.ts" has the slug "hot-tub-removal". */
export const slugOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1, file.lastIndexOf('.'))

/** The records of a folder, each with the slug from its file name, sorted by `order`. */
export function listRecords<Fields extends { order: number }>(files: Record<string, Fields>) {
  return Object.entries(files)
    .map(([file, fields]) => ({ ...fields, slug: slugOf(file) }))
    .sort((a, b) => a.order - b.order)
}

/** A function that loads one record of a folder by its slug; undefined for an unknown slug. */
export function recordLoader<Content>(files: Record<string, () => Promise<Content>>) {
  const loaders = new Map(Object.entries(files).map(([file, load]) => [slugOf(file), load]))
  return async (slug = ''): Promise<(Content & { slug: string }) | undefined> => {
    const load = loaders.get(slug)
    return load && { ...(await load()), slug }
  }
}

/** The latest of some ISO dates; undefined when none is known. */
export const latestDate = (...dates: readonly (string | undefined)[]): string | undefined =>
  dates
    .filter((date) => date !== undefined)
    .sort()
    .at(-1)
