import { loadOnce } from './loadOnce.ts'

/** "./records/hot-tub-removal.ts" is the record of the slug "hot-tub-removal". */
const slugOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1, file.lastIndexOf('.'))

/** A folder of records as a list, in the records' own order, each with the slug its file is named after. */
export function listRecords<Fields extends { order: number }>(files: Record<string, Fields>) {
  return Object.entries(files)
    .map(([file, fields]) => ({ ...fields, slug: slugOf(file) }))
    .sort((a, b) => a.order - b.order)
}

/** Fetches one record of a folder by its slug; undefined for a slug nobody wrote a record for. */
export function recordLoader<Content>(files: Record<string, () => Promise<Content>>) {
  const loaders = new Map(Object.entries(files).map(([file, load]) => [slugOf(file), load]))
  return async (slug: string | undefined): Promise<(Content & { slug: string }) | undefined> => {
    const load = slug === undefined ? undefined : loaders.get(slug)
    return load && slug !== undefined ? { ...(await loadOnce(load)), slug } : undefined
  }
}
