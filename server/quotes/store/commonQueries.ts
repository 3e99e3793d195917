import type { QuoteDatabase } from './quoteStore.ts'
import { countPhotos, selectQuote, toMessageRecord, toPhotoRecord, toQuote } from './rows.ts'
import type { Statements } from './statements.ts'

const numberOfQuote = '(select number from quotes where id = $1)'
const insertRefused = `
  insert into refused_photos (quote_number, hash)
  select number, $2 from quotes where id = $1 and photos_announced > ${countPhotos}
  on conflict do nothing returning hash`
const announceOneLess =
  'update quotes set photos_announced = photos_announced - 1 where id = $1 returning number'
const endAnnounced = `update quotes set photos_announced = ${countPhotos} where id = $1 returning number`
const makeDueIf = (condition: string) => `
  update outbox set due_at = $2
  where kind = 'owner' and state = 'pending' and attempts = 0 and due_at > $2
    and quote_number = (select number from quotes where id = $1 and ${condition})`
/** Makes the waiting mail of the quote $1 to the owner due at $2 if every announced photo is there. */
export const makeDueWhenComplete = makeDueIf(`${countPhotos} >= photos_announced`)

type CommonQueries = Pick<
  QuoteDatabase,
  'check' | 'find' | 'messagesOf' | 'photoSecret' | 'refusePhoto' | 'endPhotos' | 'photosOf' | 'readPhoto'
>

/** The part of a quote store with the same SQL in both databases. */
export function commonQueries({ read, write }: Statements): CommonQueries {
  let secret: string | undefined

  return {
    check: async () => void (await read('select 1 from quotes limit 1')),
    async find(id) {
      const [row] = await read(`${selectQuote} where id = $1`, [id])
      return row && toQuote(row)
    },
    async messagesOf(quoteId) {
      const rows = await read(`select * from outbox where quote_number = ${numberOfQuote} order by number`, [
        quoteId,
      ])
      return rows.map(toMessageRecord)
    },
    async photoSecret() {
      secret ??= String((await read(`select value from secrets where name = 'photos'`))[0]?.value)
      return secret
    },
    async refusePhoto(quoteId, hash, now) {
      await write(
        [insertRefused, [quoteId, hash]],
        [announceOneLess, [quoteId]],
        [makeDueWhenComplete, [quoteId, now]],
      )
    },
    async endPhotos(quoteId, now) {
      await write([endAnnounced, [quoteId]], [makeDueIf('true'), [quoteId, now]])
    },
    async photosOf(quoteId) {
      const rows = await read(
        `select place, kind, size from photos where quote_number = ${numberOfQuote} order by place`,
        [quoteId],
      )
      return rows.map(toPhotoRecord)
    },
    async readPhoto(quoteId, place) {
      const [row] = await read(
        `select image from photos where quote_number = ${numberOfQuote} and place = $2`,
        [quoteId, place],
      )
      return row?.image instanceof Uint8Array ? row.image : undefined
    },
  }
}
