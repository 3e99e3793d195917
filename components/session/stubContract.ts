/*
 * What the stub (renderer/+client.ts), which runs before React, and the components tell each other: attributes of the document, and
 * keys of the session storage.
 */

/** Props of a control that needs script: clicks before hydration are held, and repeated afterwards. */
export const heldUntilHydrated = { 'data-held': '' }
export const heldSelector = '[data-held]'

/** The element with the subject of a quote asked for from this page, and with its city: the stub stores each data attribute by its name. */
export const quoteSubjectSelector = '[data-quote-subject]'

/** Set on links that the browser is to fetch ahead, before the page is hydrated. */
export const nearAttribute = 'data-near'

/** Set on an element within which script is off or could not be fetched, such as `<html>`: folded parts are open there. */
export const withoutScript = { 'data-without-script': '' }
export const inWithoutScript = '[data-without-script] &'

/** Set on `<html>` once the page is hydrated: React Router follows links, and the browser need not fetch documents ahead. */
export const hydratedAttribute = 'data-hydrated'

/** Set on `<html>` while the browser itself posts the form. */
const postingAttribute = 'data-posting'
export const isPosting = (): boolean => document.documentElement.hasAttribute(postingAttribute)
export const markPosting = (is: boolean): boolean =>
  document.documentElement.toggleAttribute(postingAttribute, is)

/** Key of the quote form's draft. */
export const draftKey = 'quoteDraft'

/** Key of the quote that was sent: the page is hydrated at once, to thank for it again. */
export const sentQuoteKey = 'sentQuote'

/** Key of the subject of the next quote: the name of the attribute above. */
export const quoteSubjectKey = 'quoteSubject'

/** Key of the visit's source: the outside page and the query of the first page, with a space between. */
export const visitSourceKey = 'visitSource'

/** A visit's source without the values of parameters that are not a campaign's: they may be ids of ad networks. */
export const campaignOnly = (source: string): string =>
  source.replace(/([?&][^=&? ]*)=[^& ]*/g, (all, name: string) => (name.startsWith('utm_', 1) ? all : name))

/** Key of the scroll positions of React Router's history entries, by `entryKey`. */
export const scrollKey = 'scroll'

/** Entries that React Router did not push, such as a fragment typed into the address bar, share the key "default". */
export const entryKey = ({ key = 'default', pathname, hash }: Entry): string =>
  key === 'default' ? `${key} ${pathname}${hash}` : key

type Entry = { key?: string; pathname: string; hash: string }

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
