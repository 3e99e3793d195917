import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '#data/company/settings.ts'
import { photoName } from '../quotes/outbox/mailPhotos.ts'
import type { PhotoStore } from '../store/photos.ts'

/** Throws a sentence in place of an error of the file system or of SQLite. */
export function refuseWriting(file: string, error: unknown): never {
  if (error instanceof Error && 'code' in error)
    throw new StartError(`${file} cannot be written: ${error.message}.`)
  throw error
}

/** Writes a file that only its owner reads. Overwrites nothing: the folder may hold files of another quote. */
export function writePrivately(folder: string, name: string, content: string | Uint8Array): void {
  const file = join(folder, name)
  if (existsSync(file)) throw new StartError(`${file} already exists. Choose another folder.`)
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    writeFileSync(file, content, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    refuseWriting(file, error)
  }
}

/** Writes the photos of a quote, and returns their number. */
export async function writePhotosOf(
  store: Pick<PhotoStore, 'photosOf' | 'readPhoto'>,
  id: string,
  folder: string,
): Promise<number> {
  const photos = await store.photosOf(id)
  for (const photo of photos) {
    const kept = await store.readPhoto(id, photo.place)
    if (kept) writePrivately(folder, photoName(photo), kept.bytes)
  }
  return photos.length
}
