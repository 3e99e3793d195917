import { storedValue } from './sessionValue.ts'

/** Uses local storage. @returns undefined where it is blocked or full */
export function ifAllowed<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(localStorage)
  } catch {
    return undefined
  }
}

/** Set while somebody is signed in to the desk in this browser. */
export const deskMark = /* @__PURE__ */ storedValue('deskSignedIn', ifAllowed)
