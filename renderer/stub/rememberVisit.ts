import {
  campaignOnly,
  ifAllowed,
  quoteSubjectSelector,
  visitSourceKey,
} from '#components/session/stubContract.ts'

/** Stores the source of a visit on its first page, and the subject and the city of this page for a quote: the visitor may leave before hydration. */
export function rememberVisit() {
  ifAllowed((storage) => {
    storage[visitSourceKey] ??= campaignOnly(`${document.referrer} ${location.search}`)
  })
  rememberSubject()
  // A page from the back/forward cache does not run its scripts again, and another page may have stored its own subject meanwhile.
  addEventListener('pageshow', rememberSubject)
}

function rememberSubject() {
  const subject = document.querySelector<HTMLElement>(`main ${quoteSubjectSelector}`)
  ifAllowed((storage) => Object.assign(storage, subject?.dataset))
}
