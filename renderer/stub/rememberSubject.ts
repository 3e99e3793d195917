import { ifAllowed } from '#components/session/sessionStore.ts'

/** Stores the quote subject for the next page: the visitor may leave before hydration. */
export function rememberSubject() {
  remember()
  // A page from the back/forward cache runs no script again, and another page has stored its own subject meanwhile.
  addEventListener('pageshow', remember)
}

function remember() {
  // Another page may be in the document, hidden: one that is rendered ahead, or that is being left.
  const subject = document.querySelector<HTMLElement>('main>:not([hidden]) [data-remember-as]')
  if (subject)
    ifAllowed((storage) => {
      // The selector has asked for the name.
      storage[subject.dataset.rememberAs as string] = subject.textContent
    })
}
