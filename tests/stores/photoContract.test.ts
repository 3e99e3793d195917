import { describe, expect, test } from 'vitest'
import { maxPhotos } from '#data/quote/photoLimits.ts'
import type { Store } from '#server/store/openStore.ts'
import type { NewPhoto } from '#server/store/photos.ts'
import { claim, openTwice, storeKinds } from '#tests/support/database/makeDatabase.ts'
import { arrival, quoteRequest } from '#tests/support/server/sendQuote.ts'

const photo = (hash: string): NewPhoto => ({
  hash,
  kind: 'jpeg',
  image: Buffer.from(`image ${hash}`),
  thumbnail: Buffer.from(`thumbnail ${hash}`),
})

const addQuote = (store: Store, photosAnnounced = 0) =>
  store.quotes.add(quoteRequest, { ...arrival, photosAnnounced }, ['owner'])

describe.each(storeKinds)('%s', (kind) => {
  test('photos are stored in order of arrival, each once', async () => {
    const { one, other } = await openTwice(kind)
    const { id } = await addQuote(one)
    const now = Date.now()

    const before = await other.photos.photoStatus(id, 'a')
    const added = [
      await one.photos.addPhoto(id, { ...photo('b'), isCutOff: true }, now),
      await other.photos.addPhoto(id, { ...photo('a'), kind: 'heic', thumbnail: undefined }, now),
      await one.photos.addPhoto(id, photo('b'), now),
    ]

    expect(added).toEqual(['kept', 'kept', 'kept'])
    expect([before.status, (await one.photos.photoStatus(id, 'a')).status]).toEqual(['free', 'kept'])
    expect(Math.abs(before.createdAt.getTime() - now)).toBeLessThan(60_000)
    expect(await other.photos.photosOf(id)).toEqual([
      { position: 1, kind: 'jpeg', size: 7, cutOff: 1, after: 0 },
      { position: 2, kind: 'heic', size: 7, cutOff: 0, after: 0 },
    ])
    expect(String(Buffer.from((await one.photos.readPhoto(id, 2))?.bytes ?? []))).toBe('image a')
    expect(await one.photos.readPhoto(id, 3)).toBeUndefined()
    expect(await one.quotes.find(id)).toMatchObject({ photos: 2 })
    expect(await one.photos.photoSecret()).toBe(await other.photos.photoSecret())
  })

  test('a quote accepts eight of the photos sent simultaneously to two processes', async () => {
    const { one, other } = await openTwice(kind)
    const { id } = await addQuote(one)

    /** @returns how many are kept */
    const addTwelve = async (isAfter: boolean) => {
      const results = Array.from({ length: 12 }, (_, index) =>
        (index % 2 ? one : other).photos.addPhoto(
          id,
          { ...photo(`${isAfter} ${index}`), isAfter },
          Date.now(),
        ),
      )
      return (await Promise.all(results)).toSorted().join()
    }
    const expected = `${'full,'.repeat(4)}${Array(maxPhotos).fill('kept')}`

    // The crew's photos after the job have eight places of their own.
    expect([await addTwelve(false), await addTwelve(true)]).toEqual([expected, expected])
    const places = (await one.photos.photosOf(id)).map(({ position, after }) => `${position} ${after}`)
    expect(places).toEqual(Array.from({ length: 16 }, (_, index) => `${index + 1} ${index < 8 ? 0 : 1}`))
    expect((await one.photos.photoStatus(id, 'x')).status).toBe('full')
    expect(await one.quotes.find(id)).toMatchObject({ photos: 8 })
  })

  test('photos are deleted with their quote, and a deleted quote accepts none', async () => {
    const { one } = await openTwice(kind)
    const { id } = await addQuote(one)
    await one.photos.addPhoto(id, photo('a'), Date.now())

    await one.quotes.delete(id)

    expect(await one.photos.photosOf(id)).toEqual([])
    expect(await one.photos.addPhoto(id, photo('b'), Date.now())).toBe('gone')
    expect((await one.photos.photoStatus(id, 'b')).status).toBe('gone')
  })

  test('old photos are deleted before their quote, unless its mail is pending', async () => {
    const { one } = await openTwice(kind)
    const quotes = [await addQuote(one), await addQuote(one)]
    const now = Date.now() + 1000
    const mail = await claim(one, now)
    await one.outbox.settleMessage(mail, { state: 'sent' })
    for (const { id } of quotes) await one.photos.addPhoto(id, photo('a'), now)

    expect(await one.photos.deletePhotosBefore(new Date(now))).toBe(0)
    expect(await one.photos.deletePhotosBefore(new Date(now + 1))).toBe(1)
    expect(await one.quotes.find(mail.quote.id)).toMatchObject({ photos: 0, mail: 'sent' })
  })

  test('the mail to the owner waits for the announced photos, three minutes at most, or until endPhotos is called', async () => {
    const { one, other } = await openTwice(kind)
    const { id, createdAt } = await addQuote(one, 2)
    const stored = Date.parse(createdAt)

    await one.photos.addPhoto(id, photo('a'), stored + 1000)
    const early = await other.outbox.claimMessage(stored + 60_000, stored + 90_000)
    await one.photos.addPhoto(id, photo('b'), stored + 2000)
    const complete = await other.outbox.claimMessage(stored + 2000, stored + 900_000)
    const waiting = await addQuote(one, 8)
    const start = Date.parse(waiting.createdAt)
    const before = await one.outbox.claimMessage(start + 179_999, start + 179_999)
    const late = await one.outbox.claimMessage(start + 180_000, start + 900_000)
    const ended = await addQuote(one, 8)
    await one.photos.endPhotos(ended.id, Date.parse(ended.createdAt))
    const released = await one.outbox.claimMessage(Date.parse(ended.createdAt), start + 200_000)

    expect([early, before]).toEqual([undefined, undefined])
    expect(complete).toMatchObject({
      kind: 'owner',
      attempts: 1,
      quote: { id, photos: 2, photosAnnounced: 2 },
    })
    expect([late?.quote.id, released?.quote.id]).toEqual([waiting.id, ended.id])
  })

  test('a repeat can only raise the number of announced photos, and endPhotos sets it to the stored ones', async () => {
    const { one, other } = await openTwice(kind)
    const repeat = (store: Store, photosAnnounced: number) =>
      store.quotes.add(quoteRequest, { ...arrival, idempotencyKey: 'k', earlierKey: 'j', photosAnnounced }, [
        'owner',
      ])
    const announced = async () => (await one.quotes.find(id))?.photosAnnounced

    const { id } = await repeat(one, 0)
    await repeat(other, 2)
    const raised = await announced()
    await repeat(one, 1)
    await one.photos.addPhoto(id, photo('a'), Date.now())
    const kept = await announced()
    await other.photos.endPhotos(id, Date.now())

    expect([raised, kept, await announced()]).toEqual([2, 2, 1])
  })

  test('a photo does not bring forward a mail that failed before', async () => {
    const { one } = await openTwice(kind)
    const { id, createdAt } = await addQuote(one, 1)
    const now = Date.parse(createdAt) + 200_000
    const failed = { state: 'pending', dueAt: now + 5000, error: '451 later' } as const
    await one.outbox.settleMessage(await claim(one, now), failed)

    await one.photos.addPhoto(id, photo('a'), now)

    expect(await one.outbox.claimMessage(now + 4999, now)).toBeUndefined()
  })
})
