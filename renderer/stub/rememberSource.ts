import { sourceStorageKey } from '#data/quote/sourceFields.ts'

/** Stores what brought the visitor here, on the first page of a visit. It is sent with a quote alone. */
export function rememberSource() {
  try {
    sessionStorage[sourceStorageKey] ??= `${document.referrer} ${location.search}`
  } catch {
    // Storage is blocked: the source stays unknown.
  }
}
