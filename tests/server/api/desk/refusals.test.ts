import { expect, test } from 'vitest'
import { sha256 } from '#tests/support/server/pictures.ts'
import { startDesk } from '#tests/support/server/startDesk.ts'

type Options = NonNullable<Parameters<Awaited<ReturnType<typeof startDesk>>['ask']>[1]>
/** @param fields the faulty fields, in their order, if the answer names any */
type Row = [status: number, path: string, options?: Options, ...fields: string[]]

const get = (path: string, ...fields: string[]): Row => [422, path, {}, ...fields]

const caller = { name: 'Grace', phone: '(905) 555-0123', message: 'Two sofas' }
const postCaller = (body: unknown, ...fields: string[]): Row => [
  422,
  '/quotes',
  { method: 'POST', body, headers: { 'Idempotency-Key': 'k' } },
  ...fields,
]

const change = (status: number, body: unknown, ...fields: string[]): Row => [
  status,
  '/quotes/ID',
  { method: 'PATCH', body, headers: { 'If-Match': '"1"' } },
  ...fields,
]
const changeWith = (status: number, headers: Record<string, string>, body: unknown = { note: 'x' }): Row => [
  status,
  '/quotes/ID',
  { method: 'PATCH', body, headers },
]
const typed = (type: string) => ({ 'If-Match': '"1"', 'Content-Type': type })

const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) }
const subscribe = (keys: unknown): Row => [
  422,
  '/alerts',
  { method: 'POST', body: { endpoint: 'https://push.example/x', keys } },
  'endpoint',
]

const photo = { hash: 'a', kind: 'jpeg', image: Buffer.from('image'), thumbnail: undefined } as const
const putPhoto = (status: number, id: string, body: string, hash = sha256(Buffer.from(body))): Row => [
  status,
  `/quotes/${id}/photos/${hash}`,
  { method: 'PUT', body, headers: { 'Content-Type': 'image/jpeg' } },
]

const post = (status: number, path: string, body: unknown = {}, ...fields: string[]): Row => [
  status,
  path,
  { method: 'POST', body },
  ...fields,
]
const close = (days: unknown): Row => [422, '/closed-days', { method: 'PUT', body: { days } }, 'days']

const unknown = '0123456789ab'

const rows: Record<string, readonly Row[]> = {
  'a list': [
    get('/quotes?status=new,gone&before=x&limit=101', 'status', 'before', 'limit'),
    get('/quotes?status=new,gone&before=0&limit=x2', 'status', 'before', 'limit'),
    get('/quotes?status=new,gone&before=2x&limit=0', 'status', 'before', 'limit'),
    get('/customers?phone=555%2001', 'phone'),
    get('/days/2026-02-30', 'day'),
    get('/days/today', 'day'),
  ],
  'months that are none, in the wrong order or too many': [
    ...['', '?from=2026-13&to=2026-13', '?from=2026-1&to=2026-2', '?from=2026-12&to=2026-11'],
    ...['?from=2024-01&to=2026-01', '?from=2026-11&from=2026-10&to=2026-12'],
  ].map((query): Row => get(`/business${query}`, 'from')),
  'a caller': [
    postCaller({}, 'name', 'phone'),
    postCaller({ ...caller, phone: '555 01' }, 'phone'),
    postCaller({ ...caller, status: 'done' }, 'status'),
    postCaller({ ...caller, status: 'booked' }, 'visitDay'),
    postCaller({ ...caller, load: 'a lot', price: -1, page: '/' }, 'load', 'page', 'price'),
    postCaller({ ...caller, visitDay: '2026-12-01', visitFrom: '15:00', visitTo: '13:00' }, 'visitTo'),
    postCaller([], ''),
    post(428, '/quotes', caller),
    [400, '/quotes', { method: 'POST', body: caller, headers: { 'Idempotency-Key': 'k'.repeat(201) } }],
  ],
  'a change': [
    change(422, { followUp: '2026-02-30', note: 5 }, 'followUp', 'note'),
    change(422, { status: 'booked' }, 'visitDay'),
    change(422, { message: 'Other words', page: '/', version: 9 }, 'message', 'page', 'version'),
    change(422, '{"__proto__":{"status":"done"}}', '__proto__'),
    change(422, [], ''),
    changeWith(428, {}),
    ...['W/"1"', '*', '"7"'].map((version): Row => changeWith(412, { 'If-Match': version })),
    changeWith(400, typed('application/json'), '{'),
    changeWith(415, typed('application/x-www-form-urlencoded'), 'note=x'),
    changeWith(415, typed('text/plain'), '{"note":"x"}'),
    changeWith(413, typed('application/json'), { note: 'x'.repeat(70_000) }),
  ],
  'a photo': [
    putPhoto(415, 'ID', 'no picture'),
    putPhoto(400, 'ID', 'no picture', sha256(Buffer.from('another'))),
    putPhoto(404, unknown, 'no picture'),
    ...['ID/photos/0', 'ID/photos/2', 'ID/photos/1e0', 'ID/photos/-1', 'ID/photos/01', 'ID/photos/%2e%2e'],
    ...['ID/photos/999999999999', 'OTHER/photos/1', `${unknown}/photos/1`],
  ].map((row): Row => (typeof row === 'string' ? [404, `/quotes/${row}`] : row)),
  'a text': [
    post(422, '/quotes/ID/texts', { text: 'insult' }, 'text'),
    post(422, '/quotes/ID/texts', {}, 'text'),
    post(404, `/quotes/${unknown}/texts`, { text: 'onOurWay' }),
  ],
  'an alert’s keys': [
    ...[undefined, { ...keys, p256dh: '' }, { ...keys, p256dh: 5 }, { ...keys, auth: 'AAAA' }],
    { ...keys, auth: `=${keys.auth.slice(1)}` },
  ].map(subscribe),
  'closed days': [['2027-02-30'], '2027-03-19', Array(367).fill('2027-03-19')].map(close),
  'a request that is not there': [
    [404, `/quotes/${unknown}`],
    ...['opened', 'resend', 'receipts'].map((what): Row => post(404, `/quotes/${unknown}/${what}`)),
    post(409, '/quotes/ID/resend'),
  ],
}

test.each(Object.entries(rows))(
  'refused with a sentence that names the fields, and nothing is stored: %s',
  async (_what, all) => {
    const { add, ask, store } = await startDesk()
    const [id, other] = [await add(), await add()]
    await store.photos.addPhoto(id, photo, Date.now())
    const before = (await ask(`/quotes/${id}`)).json

    for (const [status, path, options, ...fields] of all) {
      const answer = await ask(path.replace('ID', id).replace('OTHER', other), options)
      const faulty = answer.json.faults?.map(({ field }: { field: string }) => field) ?? []
      expect([path, options?.body, answer.status, faulty.toSorted()]).toEqual([
        ...[path, options?.body, status],
        fields.toSorted(),
      ])
      // A newer request comes as it is.
      if (status !== 412) expect(answer.json.message).toMatch(/^\w.*\.$/s)
    }
    expect((await ask(`/quotes/${id}`)).json).toEqual(before)
    expect((await ask('/quotes')).json.quotes).toHaveLength(2)
  },
)
