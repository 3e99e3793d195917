import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openCommands } from './openCommands.ts'

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
