import { expect, test } from 'vitest'
import { putPhoto, sha256, takePicture } from '#tests/support/server/pictures.ts'
import { quoteRequest, sendQuote } from '#tests/support/server/sendQuote.ts'
import { startDesk, statuses } from '#tests/support/server/startDesk.ts'

type Ask = Awaited<ReturnType<typeof startDesk>>['ask']

const putAfter = (ask: Ask, id: string, body: Buffer) =>
  ask(`/quotes/${id}/photos/${sha256(body)}`, {
    method: 'PUT',
    body,
    headers: { 'Content-Type': 'image/jpeg' },
  })

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

test('an opened text is in the history by its label', async () => {
  const { add, ask, post } = await startDesk()
  const id = await add()

  const { status } = await post(`/quotes/${id}/texts`, { text: 'onOurWay' })

  expect(status).toBe(204)
  const { history, version } = (await ask(`/quotes/${id}`)).json
  expect(history.at(-1)).toMatchObject({ person: 'owner', what: 'texted', from: '', to: 'On our way' })
  expect([history.length, version]).toEqual([2, 1])
})
