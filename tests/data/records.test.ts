import { expect, test } from 'vitest'
import { listRecords, recordLoader } from '#data/records.ts'

test('a list is in the records’ own order, each named after its file', () => {
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

test('a list of nothing is empty', () => {
  expect(listRecords({})).toEqual([])
})

test('a record is fetched by its slug, and only that one', async () => {
  const fetched: string[] = []
  const load = recordLoader({
    './records/ajax.ts': fetching('Ajax'),
    './records/hot-tub-removal.ts': fetching('Hot tub removal'),
  })

  const record = await load('hot-tub-removal')

  expect(record).toEqual({ name: 'Hot tub removal', slug: 'hot-tub-removal' })
  expect(fetched).toEqual(['Hot tub removal'])

  function fetching(name: string) {
    return async () => {
      fetched.push(name)
      return { name }
    }
  }
})

test.each(['atlantis', '', 'constructor', '__proto__', undefined])(
  'there is no record of %s',
  async (slug) => {
    const load = recordLoader({ './records/ajax.ts': async () => ({ name: 'Ajax' }) })

    expect(await load(slug)).toBeUndefined()
  },
)

test('a record that cannot be fetched says so', async () => {
  const load = recordLoader({ './records/ajax.ts': () => Promise.reject(new Error('offline')) })

  await expect(load('ajax')).rejects.toThrow('offline')
})
