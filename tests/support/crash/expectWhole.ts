import sharp from 'sharp'
import { expect } from 'vitest'
import type { Quote } from '#server/quotes/store/quote.ts'
import type { QuoteDatabase } from '#server/quotes/store/quoteStore.ts'

/** Every stored photo of the quote must be there once, and decode to its last row. */
export async function expectWhole(store: QuoteDatabase, { id, photos }: Quote, told: string): Promise<void> {
  const kept = await store.photosOf(id)
  expect(kept.length, told).toBe(photos)
  for (const { place } of kept) {
    const image = await store.readPhoto(id, place)
    const { width, height } = await sharp(image, { failOn: 'error' }).metadata()
    await sharp(image, { failOn: 'error' }).stats()
    expect([width, height], told).toEqual([40, 80])
  }
}
