/*
 * Imported by the stub, and therefore apart from sessionValue.ts.
 */

/** Key of the quote form's draft. */
export const draftKey = 'quoteDraft'

/** Key of the visit's source: the outside page and the query of the first page, with a space between. */
export const visitSourceKey = 'visitSource'

/** Uses session storage. @returns undefined where it is blocked or full */
export function ifAllowed<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}
