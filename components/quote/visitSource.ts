import { maxSourceLength, sourceFields, type VisitSource } from '#data/quote/sourceFields.ts'
import { visitSourceKey } from '../session/sessionStore.ts'
import { sessionValue } from '../session/sessionValue.ts'

const stored = sessionValue(visitSourceKey)

/**
 * The source of the visit, as renderer/stub/rememberSource.ts stored it on the first page.
 *
 * @returns undefined when the source is unknown or a page of this site
 */
export function readVisitSource(): Partial<VisitSource> | undefined {
  const [referrer = '', query = ''] = (stored.read() ?? '').split(' ')
  const given = new URLSearchParams(query)
  given.set('referrer', referrer.startsWith(location.origin) ? '' : referrer)
  const known = sourceFields.flatMap((name) => {
    const value = given.get(name)?.slice(0, maxSourceLength)
    return value ? [[name, value]] : []
  })
  return known.length > 0 ? Object.fromEntries(known) : undefined
}
