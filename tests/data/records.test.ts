import { expect, test } from 'vitest'
import { listRecords, recordLoader } from '#data/records.ts'

test('a list is sorted by order, each record with the slug of its file', () => {
  const files = {
    './records/ajax.ts': { name: 'Ajax', order: 3 },
    './records/pickering.ts': { name: 'Pickering', order: 2 },
    '../cities/records/port-perry.ts': { name: 'Port Perry', order: 10 },
  }

  expect(listRecords(files)).toEqual([
    { name: 'Pickering', order: 2, slug: 'pickering' },
    { name: 'Ajax', order: 3, slug: 'ajax' },
    { name: 'Port Perry', order: 10, slug: 'port-perry' },
  ])
})

test('only the record with the requested slug is loaded', async () => {
  const load = recordLoader<{ name: string }>({
    './records/ajax.ts': () => Promise.reject(new Error('offline')),
    './records/hot-tub-removal.ts': async () => ({ name: 'Hot tub removal' }),
  })

  expect(await load('hot-tub-removal')).toEqual({ name: 'Hot tub removal', slug: 'hot-tub-removal' })
  await expect(load('ajax')).rejects.toThrow('offline')
  for (const slug of ['atlantis', '', 'constructor', '__proto__', undefined])
    expect(await load(slug), slug).toBeUndefined()
})
