import { deskApi } from './deskPaths.ts'
import type { QuoteStatus } from './quoteStatus.ts'

/** More than a phone's screen shows; a slow phone takes a second to draw fifty. */
const firstLimit = 20
const nextLimit = 50

type QuoteListPart = {
  /** Empty for all. */
  statuses: readonly QuoteStatus[]
  words?: string
  /** The page before says it; undefined for the first page. */
  before?: number | undefined
}

/** Where a page of the list is asked for. */
export const quoteListUrl = ({ statuses, words = '', before }: QuoteListPart): string =>
  deskApi.quotes(
    new URLSearchParams({
      ...(statuses.length > 0 && { status: statuses.join(',') }),
      ...(words !== '' && { q: words }),
      ...(before !== undefined && { before: String(before) }),
      limit: String(before === undefined ? firstLimit : nextLimit),
    }),
  )

/** What the list asks for at once, when it is opened without a filter. */
export const firstAsked: readonly string[] = [deskApi.summary, quoteListUrl({ statuses: ['new'] })]
