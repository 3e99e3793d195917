import { expect, test } from 'vitest'
import { startDesk } from '#tests/support/server/startDesk.ts'

async function startSearch() {
  const desk = await startDesk()
  const find = async (q: string, more = '') => {
    const { json } = await desk.ask(`/quotes?q=${encodeURIComponent(q)}${more}`)
    return json.quotes.map(({ name }: { name: string }) => name)
  }
  return { ...desk, find }
}

test('finds a quote by every text field, by the beginning of each word', async () => {
  const { add, patch, find } = await startSearch()
  await add({ name: 'Somebody else', phone: '555 1234567', email: '', message: 'A piano' })
  const id = await add({
    name: 'Zoë O’Brien-Smith',
    phone: '(905) 555-0142 ext. 7',
    email: 'zoe.b@mail.example',
    message: 'Two fridges, <b>heavy</b>, at https://photos.example/a-1',
  })
  await patch(`/quotes/${id}`, 1, { address: '12 Harwood Ave S', note: 'Gate code on file' })

  const words = [
    ...['zoe', 'ZOË', 'obrien', "o'brien", 'o’brien smi', 'brien', 'smith zo'],
    ...['905', '905-555', '(905) 555-0142', '9055550142', '+1 905 555 0142', '5550142', '905555', '0142'],
    ...['zoe.b@mail.example', 'mail.exam', 'fridge', 'two fri', 'heavy', 'photos.example'],
    ...[id, id.slice(0, 5), 'harwood', '12 har', '12 0142', 'gate code'],
  ]
  const missed = []
  for (const word of words) if (String(await find(word)) !== 'Zoë O’Brien-Smith') missed.push(word)

  // Typed without its apostrophe, a name is another word.
  expect(missed).toEqual(['obrien'])
})

test.each([
  ['call905-555-0100now', ['905-555-0100', '9055550100', '+1 (905) 555 0100', '555-0100', '0100']],
  ['t:9055550100x', ['905-555-0100', '905–555–0100', '905·555·0100', '٩٠٥ ٥٥٥ ٠١٠٠', '0100']],
  ['90_555•0100 or 4165550199', ['905550100', '416 555 0199', '0199']],
  ['+١ ٩٠٥-٥٥٥-٠١٠٠', ['905 555 0100', '(٩٠٥) ٥٥٥ ٠١٠٠', '555-0100', '0100']],
  ['９０５ ５５５ ०१००', ['905.555.0100']],
  ['+44 (0)20 7946 0958', ['+442079460958', '020 7946 0958', '0044 (0) 20 7946 0958', '0958']],
  ['+49(0) 30 901820', ['+49 30 901820', '030 901820', '0049 (0)30 901820']],
])('a phone number is found in %s, in any notation', async (phone, searches) => {
  const { add, find } = await startSearch()
  await add({ name: 'Somebody else', phone: '555 1234567' })
  await add({ name: 'Ada', phone })

  const found = await Promise.all(searches.map((text) => find(text)))

  expect(found).toEqual(searches.map(() => ['Ada']))
})

test('finds quotes with all words, newest first, within a status and page by page', async () => {
  const { add, patch, find } = await startSearch()
  for (const name of ['Ada', 'Bea', 'Cleo']) await add({ name, message: 'One fridge, upstairs' })
  const last = await add({ name: 'Dora', message: 'One fridge' })
  await patch(`/quotes/${last}`, 1, { status: 'contacted' })

  expect(await find('fridge up')).toEqual(['Cleo', 'Bea', 'Ada'])
  expect(await find('fridge', '&status=contacted')).toEqual(['Dora'])
  expect(await find('fridge', '&limit=2')).toEqual(['Dora', 'Cleo'])
})

test('finds text in any script, and finds nothing for a search without letters and digits or a very long one', async () => {
  const { add, find } = await startSearch()
  await add({ name: 'Оля Ivanova', message: '冰箱 two' })

  for (const word of ['Оля', '冰箱']) expect(await find(word)).toEqual(['Оля Ivanova'])
  for (const none of [
    '🚛',
    '"*"',
    '- -',
    '%',
    '_',
    'иванов OR two',
    'NEAR(Оля two)',
    'name:two',
    '\u0000',
    'x'.repeat(5000),
    'z '.repeat(2000),
  ])
    expect(await find(none)).toEqual([])
})
