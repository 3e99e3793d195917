/*
 * What the stub (renderer/+client.ts), which runs before React, and the components tell each other through attributes of the document.
 */

/** Props of a control that needs script: clicks before hydration are held, and repeated afterwards. */
export const heldUntilHydrated = { 'data-held': '' }
export const heldSelector = '[data-held]'

/** Props of the element whose text is the subject of a quote asked for from this page. */
export const quoteSubjectProps = { 'data-quote-subject': '' }
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
