import { expect, test } from 'vitest'
import { startDesk } from '#tests/support/server/startDesk.ts'

const image = Buffer.from('image')
const thumbnail = Buffer.from('thumbnail')

async function startWithPhotos() {
  const desk = await startDesk()
  const id = await desk.add()
  await desk.store.photos.addPhoto(id, { hash: 'a', kind: 'jpeg', image, thumbnail }, Date.now())
  await desk.store.photos.addPhoto(id, { hash: 'b', kind: 'heic', image, thumbnail: undefined }, Date.now())
  return { ...desk, id }
}

test('a photo is served in full and as a thumbnail, sandboxed', async () => {
  const { ask, id } = await startWithPhotos()

  const answers = [
    await ask(`/quotes/${id}/photos/1`),
    await ask(`/quotes/${id}/photos/1?size=thumb`),
    await ask(`/quotes/${id}/photos/1`, { method: 'HEAD' }),
  ]

  expect(answers.map(({ status, text }) => [status, text])).toEqual([
    [200, 'image'],
    [200, 'thumbnail'],
    [200, ''],
  ])
  for (const { headers } of answers) {
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(headers['content-disposition']).toBeUndefined()
  }
})

test('a HEIC is served as a download without thumbnail, and the request lists it as one', async () => {
  const { ask, id } = await startWithPhotos()

  const { status, headers, text } = await ask(`/quotes/${id}/photos/2`)
  const thumb = await ask(`/quotes/${id}/photos/2?size=thumb`)

  expect([status, text, thumb.status]).toEqual([200, 'image', 404])
  expect((await ask(`/quotes/${id}`)).json).toMatchObject({ photos: 2, downloads: [2] })
  expect(headers).toMatchObject({
    'content-type': 'image/heic',
    'content-disposition': 'attachment; filename=photo-2.heic',
    'content-security-policy': "default-src 'none'; sandbox",
  })
})

test('a photo of another quote or an invalid number is not found', async () => {
  const { add, ask, id } = await startWithPhotos()
  const other = await add()

  const answers = await Promise.all(
    [
      `/quotes/${other}/photos/1`,
      '/quotes/0123456789ab/photos/1',
      ...['0', '3', '9', '1e0', '-1', '1.0', '01', '%2e%2e', '999999999999', "1'"].map(
        (place) => `/quotes/${id}/photos/${place}`,
      ),
    ].map((path) => ask(path)),
  )

  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
  expect((await ask(`/quotes/${id}`)).json.photos).toBe(2)
})
