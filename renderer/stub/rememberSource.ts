import { ifAllowed, visitSourceKey } from '#components/session/sessionStore.ts'

/** Stores what brought the visitor here, on the first page of a visit. It is sent with a quote alone. */
export function rememberSource() {
  ifAllowed((storage) => {
    storage[visitSourceKey] ??= `${document.referrer} ${location.search}`
  })
}
