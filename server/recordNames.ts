import { readdir } from 'node:fs/promises'
import { basename } from 'node:path'
import type { NamedPlace } from '#data/places/findCity.ts'

const data = new URL('../data/', import.meta.url)

/** The folders with the records of the served cities, and of the two kinds of services. */
export const recordFolders = {
  cities: new URL('places/cities/records/', data),
  cityServices: new URL('services/city/records/', data),
  directServices: new URL('services/direct/records/', data),
} as const

/** Slugs and names of a folder's records. Reads the records, because the lists in data need Vite. */
export async function readNames(folder: URL): Promise<NamedPlace[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts'))
  return Promise.all(
    files.map(async (file) => {
      const { record }: { record: { name: string } } = await import(new URL(file, folder).href)
      return { slug: basename(file, '.ts'), name: record.name }
    }),
  )
}
