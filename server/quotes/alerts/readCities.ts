import { readdir } from 'node:fs/promises'
import { basename } from 'node:path'

export type ServedCity = { slug: string; name: string }

type CityModule = { record: { name: string } }

const records = new URL('../../../data/places/cities/records/', import.meta.url)

/** Slugs and names of the served cities. Reads the records, because the list in data/places needs Vite. */
export async function readCities(folder = records): Promise<ServedCity[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts'))
  return Promise.all(
    files.map(async (file) => {
      const { record }: CityModule = await import(new URL(file, folder).href)
      return { slug: basename(file, '.ts'), name: record.name }
    }),
  )
}
