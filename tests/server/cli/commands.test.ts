import { readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { quoteFields } from '#data/quote/quoteFields.ts'
import { findCommand } from '#server/cli/quotes.ts'
import { describeQuote, tableLine } from '#server/cli/quoteTable.ts'
import type { MailSettings } from '#server/config.ts'
import { required } from '#tests/support/required.ts'
import { openCommands } from './openCommands.ts'

const mailSettings: MailSettings = {
  smtpUrl: 'smtp://mail.site.example',
  to: ['owner@site.example'],
  from: 'owner@site.example',
  autoreply: false,
}

test('list shows all quotes, newest first, under one heading, and their number', async () => {
  const { add, run } = await openCommands()
  const empty = await run(['list'])
  const first = await add()
  const last = await add({ name: 'Eve', message: 'x'.repeat(500) })

  const out = await run(['list'])

  const lines = [undefined, last, first].map((quote) => tableLine(quote, process.stdout.columns ?? 120))
  expect(empty).toBe('No quote requests yet.\n')
  expect(out).toBe(`${lines.join('')}2 in all.\n`)
})

test('a failed mail or webhook is counted and shown, and is sent again if its settings are there', async () => {
  const { store, add, run } = await openCommands()
  const [mail, webhook] = [await add({ name: 'Eve' }, ['owner']), await add({}, ['webhook'])]
  const hook = { webhook: { url: 'https://hook.example', secrets: ['whsec_c2VjcmV0'] } }
  const now = Date.now() + 1000
  for (const error of ['550 no such user', 'The receiver answered 404.']) {
    const message = required(await store.outbox.claimMessage(now, now + 1000))
    await store.outbox.settleMessage(message, { state: 'failed', error })
  }

  const [list, show] = [await run(['list']), await run(['show', mail.id])]
  await expect(run(['resend', mail.id])).rejects.toThrow('mail is not set up')
  const mailed = await run(['resend', mail.id], { mail: mailSettings })
  const posted = await run(['resend', webhook.id], hook)

  expect(list).toContain(
    '\nMAIL FAILED for 1: show ID says why, resend ID tries again. Call these people.\n2 in all.\n',
  )
  expect(show).toMatch(/\nMail +to you: failed, 1 attempt, last: 550 no such user\n/)
  const end = 'by the running server within seconds, else after its next start.\n'
  expect(mailed).toBe(`Quote ${mail.id} will be sent again (to you): ${end}`)
  expect(posted).toBe(`Quote ${webhook.id} will be sent again (webhook): ${end}`)
  for (const { id } of [mail, webhook])
    expect(await store.outbox.messagesOf(id)).toMatchObject([{ state: 'pending', attempts: 0, error: '' }])
  await expect(run(['resend', webhook.id], hook)).rejects.toThrow('There is nothing to send again')
})

test('show writes one quote in full, and delete removes it', async () => {
  const { store, add, run } = await openCommands()
  const quote = await add({}, ['owner'])
  const shown = required(await store.desk.find(quote.id))
  const description = describeQuote(shown, await store.outbox.messagesOf(quote.id), [])

  const [show, deletion] = [await run(['show', quote.id]), await run(['delete', quote.id])]

  expect([show, deletion]).toEqual([description, `Quote ${quote.id} is deleted.\n`])
  expect(await store.quotes.find(quote.id)).toBeUndefined()
})

test('person writes receipts, also of deleted requests, and delete leaves their amounts alone', async () => {
  const { store, add, run, folder } = await openCommands()
  const bill = async () => {
    const { id } = await add()
    const quote = required(await store.desk.find(id))
    const act = { person: 'owner', now: Date.now() }
    await store.desk.change(quote, { status: 'done', finalPrice: 100, address: '1 Lake Rd' }, act)
    const made = await store.receipts.bill(id, act)
    return { id, number: typeof made === 'object' ? made.number : '' }
  }
  const read = (...path: string[]) => readFileSync(join(folder, ...path), 'utf8')
  const [kept, expired] = [await bill(), await bill()]
  await store.quotes.delete(expired.id)

  const written = await run(['person', 'ADA@example.com', join(folder, 'asked')])
  const byPhone = await run(['person', '+1 905 555 0100', join(folder, 'phone')])
  const deletions = [await run(['delete', kept.id]), await run(['delete', expired.id])]
  const left = await store.receipts.find(kept.id, kept.number)

  expect(written).toContain(`2 written to ${join(folder, 'asked')}: ${kept.id}, ${expired.id}.`)
  expect(byPhone).toContain(`2 written to ${join(folder, 'phone')}: ${kept.id}, ${expired.id}.`)
  expect(JSON.parse(read('asked', kept.id, 'request.json')).receipts).toMatchObject([{ number: kept.number }])
  expect(JSON.parse(read('asked', expired.id, 'receipts.json'))).toMatchObject([
    { number: expired.number, customer: { name: 'Ada', address: '1 Lake Rd' }, phone: '905-555-0100' },
  ])
  for (const [index, { number }] of [kept, expired].entries())
    expect(deletions[index]).toContain(
      `\nKept for the books, without the name, address, email and phone: receipt ${number} with its day, lines, tax and total.`,
    )
  expect(left).toMatchObject({
    customer: { name: '', address: '', email: '' },
    lines: [{ amount: 100 }],
    number: kept.number,
  })
  await expect(run(['delete', kept.id])).rejects.toThrow('There is no quote')
  for (const who of ['ada@example.com', '905-555-0100'])
    await expect(run(['person', who, join(folder, 'again')])).rejects.toThrow('No quote has')
})

test('export writes every field of every quote, as CSV without formulas and as NDJSON', async () => {
  const { add, run } = await openCommands()
  const first = await add()
  const last = await add({
    name: '=HYPERLINK("https://evil.example")',
    phone: '+1 905 555 0100',
    message: '-1, "two"\n@three;=4\t+5;"=6',
    email: 'ada@example.com;=1',
  })

  const csv = await run(['export'], { format: 'csv' })
  const ndjson = await run(['export'], { format: 'ndjson' })

  const columns = ['id', 'createdAt', ...quoteFields.map(({ name }) => name), 'spam', 'photos']
  expect(csv.split('\r\n').map((line) => line.split(',')[0])).toEqual(['\ufeffid', last.id, first.id, ''])
  expect(csv.split('\r\n')[0]).toBe(`\ufeff${columns.join(',')}`)
  expect(csv).toContain(`,"'=HYPERLINK(""https://evil.example"")",'+1 905 555 0100,"ada@example.com;'=1",`)
  expect(csv).toMatch(/"'-1, ""two""\n'@three;'=4\t'\+5;'""=6",,*false,0\r\n/)
  const rows = JSON.parse(`[${ndjson.trimEnd().replaceAll('\n', ',')}]`)
  expect(rows).toEqual([last, first].map(({ page: _page, photosAnnounced: _announced, ...row }) => row))
  expect(Object.keys(rows[0])).toEqual([...columns, 'mail'])
})

test('photos writes the photos of a quote and overwrites none', async () => {
  const { folder, store, add, run } = await openCommands()
  const { id } = await add()
  const target = join(folder, 'photos')
  const empty = await run(['photos', id, target])
  for (const kind of ['jpeg', 'heic'] as const)
    await store.photos.addPhoto(id, { hash: kind, kind, image: Buffer.from(kind), thumbnail: undefined }, 0)

  const out = await run(['photos', id, target])
  const shown = await run(['show', id])

  expect([empty, out]).toEqual(['There are no photos.\n', `2 written to ${target}.\n`])
  expect(readFileSync(join(target, 'photo-2.heic'), 'utf8')).toBe('heic')
  expect(statSync(join(target, 'photo-1.jpg')).mode & 0o777).toBe(0o600)
  expect(shown).toMatch(/\nPhoto +photo-1\.jpg, 1 KB\nPhoto +photo-2\.heic, 1 KB\n/)
  await expect(run(['photos', id, target])).rejects.toThrow('photo-1.jpg already exists')
  const inFile = run(['photos', id, join(target, 'photo-1.jpg')])
  await expect(inFile).rejects.toMatchObject({ name: 'StartError', message: /cannot be written: / })
})

test('backup creates a folder with owner-only permissions, and overwrites no file', async () => {
  const { folder, run } = await openCommands()
  const file = join(folder, 'backups/2026/monday.db')

  expect(await run(['backup', file])).toBe(`Every quote as of now is in ${file}.\n`)
  expect(statSync(dirname(file)).mode & 0o777).toBe(0o700)
  await expect(run(['backup', file])).rejects.toThrow(`${file} already exists. Choose another file name.`)
  const inFile = run(['backup', join(file, 'b.db')])
  await expect(inFile).rejects.toMatchObject({ name: 'StartError', message: /cannot be written: / })
})

test.each([['show'], ['delete'], ['resend'], ['photos', 'folder']])(
  '%s of an unknown quote says that there is none',
  async (name, ...more) => {
    const { run } = await openCommands()
    const asked = run([name, 'k3n8', ...more], { mail: mailSettings })

    await expect(asked).rejects.toMatchObject({ name: 'StartError', message: 'There is no quote k3n8.' })
  },
)

test.each([
  ['', undefined],
  ['list all', undefined],
  ['show', undefined],
  ['show k3n8 k3n9', undefined],
  ['photos k3n8', undefined],
  ['export', undefined],
  ['export', 'xml'],
  ['constructor k3n8', undefined],
])('"%s" with the format %s is no command', (words, format) => {
  expect(findCommand(words.split(' ').filter(Boolean), format)).toBeUndefined()
})

test('person writes all data of one person, and overwrites nothing', async () => {
  const { add, run, store, folder } = await openCommands()
  const target = join(folder, 'asked')
  const first = await add({ email: 'Ada@Mail.example', phone: '905 555 0199' }, ['owner'])
  const second = await add({ email: '', phone: '+1 (905) 555-0199' })
  await add({ email: 'eve@mail.example', phone: '905 555 0100' })
  const image = Buffer.from('A picture')
  await store.photos.addPhoto(second.id, { hash: 'h', kind: 'heic', image, thumbnail: undefined }, 0)
  const deskQuote = await store.desk.find(first.id)
  if (deskQuote) await store.desk.change(deskQuote, { note: 'Side door' }, { person: 'owner', now: 0 })

  const byEmail = await run(['person', ' ADA@mail.example', target])
  const byPhone = await run(['person', '9055550199', join(folder, 'phone')])

  expect(byEmail).toBe(`1 written to ${target}: ${first.id}.\n`)
  await expect(run(['person', '555', target])).rejects.toMatchObject({
    name: 'StartError',
    message: 'No quote has the email address or phone number 555.',
  })
  expect(byPhone).toContain(`2 written to ${join(folder, 'phone')}: ${second.id}, ${first.id}.`)
  expect(JSON.parse(readFileSync(join(target, first.id, 'request.json'), 'utf8'))).toMatchObject({
    email: 'Ada@Mail.example',
    note: 'Side door',
    history: [{ what: 'arrived' }, { what: 'note', to: 'Side door' }],
    messages: [{ kind: 'owner', state: 'pending' }],
  })
  expect(readFileSync(join(folder, 'phone', second.id, 'photo-1.heic'))).toEqual(image)
  await expect(run(['person', 'ada@mail.example', target])).rejects.toThrow('request.json already exists')
})

test.each([
  '905-555-0199 ext. 12',
  'call 905-555-0199 after 5',
  '1 (905) 555-0199 or (416) 555-0100',
  '٩٠٥ ٥٥٥ ٠١٩٩',
])('person finds the quote with the phone number "%s"', async (phone) => {
  const { add, run, folder } = await openCommands()
  const { id } = await add({ phone })
  await add({ phone: '905-555-0100 ext. 0199' })

  const out = await run(['person', '+1 905 555 0199', join(folder, 'asked')])

  expect(out).toMatch(new RegExp(`^1 written to .*: ${id}\\.\n$`))
})
