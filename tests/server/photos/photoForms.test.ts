import { expect, test } from 'vitest'
import { fieldParts, photoPart, sendPhotoForm, takePicture } from '#tests/support/server/pictures.ts'
import { quoteRequest, sendForm } from '#tests/support/server/sendQuote.ts'
import { startSite } from '#tests/support/site/startSite.ts'

const fields = fieldParts({ ...quoteRequest, website: '' })
const json = { Accept: 'application/json' }

test('a form with photos is stored, mailed at once, and redirects to a thank-you page with the photo counts', async () => {
  const environment = { SMTP_URL: 'smtp://127.0.0.1:9', QUOTES_TO: 'owner@site.example' }
  const { send, quotes, store } = await startSite({ environment })
  const [one, two] = [await takePicture(), await takePicture('png', 7)]

  const photos = [one, two, Buffer.from('text')].map((bytes) => photoPart(bytes))
  const answer = await sendPhotoForm(send, [...fields, ...photos])
  const claimed = await store.outbox.claimMessage(Date.now() + 1000, Date.now() + 1000)
  const repeated = await sendPhotoForm(send, [...fields, photoPart(one), photoPart(one)])

  const stored = await Array.fromAsync(quotes.list())
  expect([answer.status, answer.headers.location]).toEqual([303, '/thank-you?photos=2&left=1&unsaved=0'])
  expect([repeated.status, repeated.headers.location]).toEqual([303, '/thank-you?photos=1&left=0&unsaved=0'])
  expect(stored).toMatchObject([{ ...quoteRequest, photos: 2, spam: false }])
  expect(claimed?.quote).toMatchObject({ photos: 2, photosAnnounced: 2 })
})

test('a JSON client gets the number of photos, and a reason for every rejected one', async () => {
  const { send, quotes } = await startSite()
  const pictures = await Promise.all(Array.from({ length: 9 }, (_, shade) => takePicture('jpeg', shade * 20)))
  const odd = [
    photoPart(Buffer.from('<svg/>'), '../../etc/%22x%22.jpg'),
    photoPart(Buffer.from('x'), 'C:\\pile.jpg'),
    photoPart(Buffer.from('y'), 'a\u202egpj.exe'),
    photoPart(Buffer.from('z'), 'two\r\n lines.jpg'),
    photoPart(Buffer.from('q'), 'a \\"quote\\".jpg'),
    photoPart(Buffer.alloc(0), 'empty.jpg'),
    photoPart(Buffer.alloc(16 * 2 ** 20), '16 MB.jpg'),
  ]

  const good = pictures.map((picture, index) => photoPart(picture, `${index}.jpg`))
  const { status, text } = await sendPhotoForm(send, [...fields, ...odd, ...good], json)

  const { notKept, ...answer } = JSON.parse(text)
  const [quote] = await Array.fromAsync(quotes.list())
  const why = expect.stringContaining('not a photo')
  const names = ['%22x%22.jpg', 'pile.jpg', 'agpj.exe', 'two lines.jpg', 'a "quote".jpg', 'empty.jpg']
  expect(status).toBe(201)
  expect(answer).toEqual({ message: 'Quote request submitted successfully!', id: quote?.id, photos: 8 })
  expect(notKept).toEqual([
    ...names.map((name) => ({ name, why })),
    { name: '16 MB.jpg', why: 'A photo can be at most 15 MB.' },
    { name: '8.jpg', why: 'A request can have 8 photos. Yours already has that many.' },
  ])
})

test('a faulty form is returned, one from another origin is refused, and one without a file is stored', async () => {
  const { send, quotes } = await startSite()
  const faulty = [...fieldParts({ ...quoteRequest, phone: '12' }), photoPart(await takePicture())]

  const answer = await sendPhotoForm(send, faulty)
  const program = await sendPhotoForm(send, faulty, json)
  const foreign = await sendPhotoForm(send, fields, { Origin: 'https://evil.example' })
  const kept = await Array.fromAsync(quotes.list())
  const fileless = await sendPhotoForm(send, [...fields, photoPart(Buffer.alloc(0), '')])
  const plain = await sendForm(send, { ...quoteRequest, website: '' })

  expect([answer.status, program.status, foreign.status]).toEqual([422, 422, 403])
  expect(answer.text).toContain('>Please give a phone number')
  expect(answer.text).toContain('value="Ada"')
  expect(program.text).toBe('Please give a phone number with at least 7 digits.')
  expect(kept).toEqual([])
  expect([fileless.headers.location, plain.headers.location]).toEqual(['/thank-you', '/thank-you'])
  expect(await Array.fromAsync(quotes.list())).toHaveLength(1)
})

test('hundreds of files are all counted, and only fifty are examined', async () => {
  const { send } = await startSite()
  const files = Array.from({ length: 200 }, (_, index) => photoPart(Buffer.from('text'), `${index}.txt`))

  const page = await sendPhotoForm(send, [...fields, ...files])
  const program = await sendPhotoForm(send, [...fields, ...files], json)

  const reasons = JSON.parse(program.text).notKept.map(({ why }: { why: string }) => why.slice(0, 25))
  expect(page.headers.location).toBe('/thank-you?photos=0&left=200&unsaved=0')
  expect(reasons.filter((why: string) => why === 'This file is not a photo.')).toHaveLength(50)
  expect(reasons.filter((why: string) => why === 'A request can have 8 phot')).toHaveLength(150)
})

test('photos beyond 60 MB in total are rejected, and the fields and other photos are kept', async () => {
  const { send } = await startSite()
  const large = Array.from({ length: 5 }, () => photoPart(Buffer.alloc(12.5 * 2 ** 20)))

  const parts = [...fields, photoPart(await takePicture()), ...large]
  const { status, text } = await sendPhotoForm(send, parts, json)

  const { photos, notKept } = JSON.parse(text)
  expect([status, photos]).toEqual([201, 1])
  expect(notKept.map(({ why }: { why: string }) => why.slice(0, 24))).toEqual([
    ...Array(4).fill('This file is not a photo'),
    'The photos are too large',
  ])
})

test('the thank-you page shows the photo counts, and is unchanged for an invalid query', async () => {
  const { send } = await startSite()
  const again = 'could not be saved just now. Please go back and send'
  const counting = {
    '?photos=1&left=0&unsaved=0': 'We have your photo.</p>',
    '?photos=3&left=1&unsaved=0': 'We have your 3 photos. 1 file was left out. A request can have 8 photos',
    '?photos=0&left=992&unsaved=0': '992 files were left out. A request can have 8 photos',
    '?photos=1&left=0&unsaved=1': `We have your photo. 1 photo ${again} it again, or email it to`,
    '?photos=0&left=1&unsaved=2': `2 photos ${again} them again, or email them to \\S+ 1 file was left out.`,
  }
  const others = [
    ...['', '?photos=0&left=0&unsaved=0', '?photos=%3Cscript%3E&left=1&unsaved=0', '?photos=1&left=0'],
    '?photos=1&photos=2&left=0&unsaved=0',
  ]

  for (const [query, text] of Object.entries(counting)) {
    const answer = await send(`/thank-you${query}`)
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(answer.text).toMatch(new RegExp(`Sent. ${text}`))
  }
  for (const query of others)
    expect((await send(`/thank-you${query}`)).text, query).toBe('<title>Thank you</title>')
})
