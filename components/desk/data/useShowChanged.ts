import { useSWRConfig } from 'swr'
import { deskApi, deskRoots } from '#data/desk/deskPaths.ts'
import type { DeskDay, DeskQuote, QuotePage } from '#data/desk/deskQuote.ts'

const shown = { revalidate: false }

/** Updates a changed quote in every cached list, day and screen, before the server is asked again. */
export function useShowChanged(): (quote: DeskQuote) => void {
  const { mutate, cache } = useSWRConfig()

  return (quote) => {
    const update = <Row extends DeskQuote>(row: Row): Row =>
      row.id === quote.id ? { ...row, ...quote } : row

    for (const key of cache.keys()) {
      // swr would discard the answer of a first load that is under way.
      if (cache.get(key)?.data === undefined) continue
      if (key === deskApi.quote(quote.id))
        void mutate<DeskQuote>(key, (whole) => whole && update(whole), shown)
      if (key.startsWith(listKey))
        void mutate<QuotePage[]>(
          key,
          (pages) => pages?.map((page) => page && { ...page, quotes: page.quotes.map(update) }),
          shown,
        )
      if (key.startsWith(deskApi.day('')))
        void mutate<DeskDay>(
          key,
          (day) =>
            day && {
              visits: [
                ...day.visits.filter(({ id }) => id !== quote.id),
                ...(isOn(key, quote) ? [quote] : []),
              ],
              followUps: day.followUps.map(update),
            },
          shown,
        )
    }
  }
}

/** Whether a visit belongs to this day's data. */
const isOn = (key: string, { visitDay, status }: DeskQuote): boolean =>
  visitDay !== '' && key === deskApi.day(visitDay) && status !== 'lost' && status !== 'spam'

/** The prefix of the keys that swr gives paged lists. */
const listKey = `$inf$${deskRoots.api}/quotes`
