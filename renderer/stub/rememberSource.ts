import { ifAllowed, visitSourceKey } from '#components/session/sessionStore.ts'

/** Stores the source of a visit on its first page. It is sent with a quote only. */
export function rememberSource() {
  ifAllowed((storage) => {
    storage[visitSourceKey] ??= `${document.referrer} ${location.search}`
  })
}
