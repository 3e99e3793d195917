/*
 * Imported by the stub, and therefore apart from sessionValue.ts.
 */

/** Key of the quote form's draft. */
export const draftKey = 'quoteDraft'

/** Key of the subject of the next quote. */
export const quoteSubjectKey = 'quoteSubject'

/** Key of the visit's source: the outside page and the query of the first page, with a space between. */
export const visitSourceKey = 'visitSource'

/** Key of the scroll positions of React Router's history entries, by `entryKey`. */
export const scrollKey = 'scroll'

/** Entries that React Router did not push, such as a fragment typed into the address bar, share the key "default". */
export const entryKey = ({
  key = 'default',
  pathname,
  hash,
}: {
  key?: string
  pathname: string
  hash: string
}): string => (key === 'default' ? `${key} ${pathname}${hash}` : key)

/** Uses a storage, unless it is blocked or full. */
export function ifAllowed<Result>(
  use: (storage: Storage) => Result,
  storage = () => sessionStorage,
): Result | undefined {
  try {
    return use(storage())
  } catch {
    return undefined
  }
}
