import { expect, test } from 'vitest'
import { putPhoto, sha256, takePicture } from '#tests/support/server/pictures.ts'
import { quoteRequest, sendQuote } from '#tests/support/server/sendQuote.ts'
import { openDeskBrowser, startDesk, statuses } from '#tests/support/server/startDesk.ts'

type Ask = Awaited<ReturnType<typeof startDesk>>['ask']

const putAfter = (ask: Ask, id: string, body: Buffer, hash = sha256(body)) =>
  ask(`/quotes/${id}/photos/${hash}`, { method: 'PUT', body, headers: { 'Content-Type': 'image/jpeg' } })

test('photos after the job are kept beside the visitor’s, who may still add some, and never twice', async () => {
  const { ask, send } = await startDesk()
  const { id, photos } = JSON.parse((await sendQuote(send, { ...quoteRequest, photos: 2 })).text)
  const [before, after, late] = await Promise.all(
    (['jpeg', 'png', 'webp'] as const).map((kind) => takePicture(kind)),
  )
  if (!before || !after || !late) throw new Error('no pictures')
  await putPhoto(send, photos, before)

  const answers = [
    await putAfter(ask, id, after),
    await putAfter(ask, id, after),
    // The visitor has sent the same picture.
    await putAfter(ask, id, before),
    await putPhoto(send, photos, late),
  ]

  expect(statuses(answers)).toEqual([201, 201, 201, 201])
  const { json } = await ask(`/quotes/${id}`)
  expect([json.photos, json.after]).toEqual([2, [9]])
  const shown = await Promise.all(
    [1, 2, 9, 3].map((place) => ask(`/quotes/${id}/photos/${place}?size=thumb`)),
  )
  expect(statuses(shown)).toEqual([200, 200, 200, 404])
})

test('a photo after the job is refused as a visitor’s would be, and without a session', async () => {
  const { add, ask, send } = await startDesk()
  const id = await add()
  const picture = await takePicture('jpeg')
  const { ask: askAsStranger } = openDeskBrowser(send)

  const answers = [
    await putAfter(ask, id, Buffer.from('no picture')),
    await putAfter(ask, id, picture, sha256(Buffer.from('another'))),
    await putAfter(ask, 'nothing', picture),
    await putAfter(askAsStranger, id, picture),
    await ask(`/quotes/${id}/photos/${sha256(picture)}`, {
      method: 'PUT',
      body: picture,
      headers: { 'Content-Type': 'image/jpeg', 'Sec-Fetch-Site': 'cross-site' },
    }),
  ]

  expect(statuses(answers)).toEqual([415, 400, 404, 401, 403])
  for (const { json } of answers) expect(json.message).toMatch(/^[A-Z].*\.$/)
  expect((await ask(`/quotes/${id}`)).json.after).toEqual([])
})

test('an opened text is in the history by its label, and an unknown one is refused', async () => {
  const { add, ask, post } = await startDesk()
  const id = await add()

  const answers = [
    await post(`/quotes/${id}/texts`, { text: 'onOurWay' }),
    await post(`/quotes/${id}/texts`, { text: 'insult' }),
    await post(`/quotes/${id}/texts`),
    await post('/quotes/nothing/texts', { text: 'onOurWay' }),
  ]

  expect(statuses(answers)).toEqual([204, 422, 422, 404])
  const { history, version } = (await ask(`/quotes/${id}`)).json
  expect(history.at(-1)).toMatchObject({ person: 'owner', what: 'texted', from: '', to: 'On our way' })
  expect([history.length, version]).toEqual([2, 1])
})
