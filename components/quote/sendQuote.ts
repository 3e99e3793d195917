import { paths } from '#data/paths.ts'
import type { QuoteFault } from '#data/quote/quoteRequest.ts'
import {
  clickNetworks,
  maxSourceLength,
  paidMedium,
  sourceFields,
  type VisitSource,
} from '#data/quote/sourceFields.ts'
import { lazyModule } from '../api/lazyModule.ts'
import { FailedAnswer, requestJson, textIn, valueIn } from '../api/requestJson.ts'
import { sessionValue } from '../session/createStore.ts'
import { visitSourceKey } from '../session/stubContract.ts'

/** Loaded when the visitor begins to fill in the form. */
const rules = lazyModule(() => import('#data/quote/quoteRequest.ts'))

type SentFields = Readonly<Record<string, string>>

export const preloadCheck = rules.load

/**
 * Returns the faults of a request. Returns none if the rules cannot be loaded, for example after a deploy: the server checks the
 * request too. Skips a request that was sent before, because it may be stored already, and its day may be too early by now.
 */
export async function checkRequest(request: SentFields): Promise<readonly QuoteFault[]> {
  if (sentKey(request)) return []
  return (await rules.load())?.parseQuoteRequest(request, new Date()).faults ?? []
}

/** @param photos number of photos sent afterwards */
export async function sendQuote(request: SentFields, photos: number) {
  const source = readVisitSource()
  const payload = { ...request, ...(photos > 0 && { photos }), ...(source && { source }) }
  const answer = await requestJson('POST', paths.quotes, payload, {
    referrer: location.href,
    headers: { 'Idempotency-Key': keyFor(request) },
    keepalive: true,
  }).catch((error: unknown) => {
    // The server refused the quote and stored nothing. Without the key, the next attempt is checked, and its faults are marked.
    if (error instanceof FailedAnswer && error.status === 422) forgetKey()
    throw error
  })
  return { message: textIn(answer, 'message'), uploadUrl: textIn(valueIn(answer, 'photos'), 'put') }
}

const storedKey = sessionValue('quoteKey')

/**
 * The Idempotency-Key of a request. The same content keeps its key, also after a reload, so that a repeat never stores a second
 * quote. Changed content gets a new key.
 */
export function keyFor(content: SentFields): string {
  const key = sentKey(content) ?? randomKey()
  storedKey.write(`${key} ${describeContent(content)}`)
  return key
}

/** The key of this content, if it is the content that was sent last and is not known to be stored. */
function sentKey(content: SentFields): string | undefined {
  const [, key, sent] = /^(\S+) (.*)$/s.exec(storedKey.read() ?? '') ?? []
  return sent === describeContent(content) ? key : undefined
}

/** Without empty fields, so that a field added by a new release keeps the key of an earlier attempt valid. */
const describeContent = (content: SentFields): string =>
  JSON.stringify(content, (_name, value) => (value === '' ? undefined : value))

/** After the quote is stored, sending the same content again stores another quote. */
export const forgetKey = storedKey.clear

// crypto.randomUUID is missing on a page without https.
const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

const storedSource = sessionValue(visitSourceKey)

/**
 * The source of the visit, as renderer/stub/visit.ts stored it on the first page.
 *
 * @returns undefined when the source is unknown or a page of this site
 */
export function readVisitSource(): Partial<VisitSource> | undefined {
  const [referrer = '', query = ''] = (storedSource.read() ?? '').split(' ')
  const given = new URLSearchParams(query)
  const network = [...given.keys()].map((name) => clickNetworks.get(name.toLowerCase())).find(Boolean)
  if (network && !given.get('utm_source')) given.set('utm_source', network)
  if (network && !given.get('utm_medium')) given.set('utm_medium', paidMedium)
  given.set('referrer', referrer.startsWith(location.origin) ? '' : referrer)
  const known = sourceFields.flatMap((name) => {
    const value = given.get(name)?.slice(0, maxSourceLength)
    return value ? [[name, value]] : []
  })
  return known.length > 0 ? Object.fromEntries(known) : undefined
}
