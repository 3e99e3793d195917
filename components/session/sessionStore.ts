/*
 * For the script that a page starts with: apart from sessionValue.ts, which it does not need.
 */

/** Key of the quote form's draft. */
export const draftKey = 'quoteDraft'

/** Key of what brought the visitor, for one visit: the outside page and the query of the first page, with a space between. */
export const visitSourceKey = 'visitSource'

/** Uses session storage. @returns undefined where it is blocked or full */
export function ifAllowed<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}
