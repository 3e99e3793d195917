import { storedValue } from './sessionValue.ts'

/** Uses local storage. @returns undefined where it is blocked or full */
export function ifAllowed<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(localStorage)
  } catch {
    return undefined
  }
}

/** Set from the desk's first screen until the sign-out, or the end of the session is seen. */
export const deskMark = /* @__PURE__ */ storedValue('deskSignedIn', ifAllowed)
