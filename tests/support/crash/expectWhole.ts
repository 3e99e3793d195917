import sharp from 'sharp'
import { expect } from 'vitest'
import type { Store } from '#server/store/openStore.ts'
import type { Quote } from '#server/store/quoteRows.ts'

/** Every stored photo of the quote must be there once, and decode to its last row. */
export async function expectWhole(store: Store, { id, photos }: Quote, told: string): Promise<void> {
  const kept = await store.photos.photosOf(id)
  expect(kept.length, told).toBe(photos)
  for (const { position } of kept) {
    const image = (await store.photos.readPhoto(id, position))?.bytes
    const { width, height } = await sharp(image, { failOn: 'error' }).metadata()
    await sharp(image, { failOn: 'error' }).stats()
    expect([width, height], told).toEqual([40, 80])
  }
}
