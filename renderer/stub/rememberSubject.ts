import { ifAllowed } from '#components/session/sessionStore.ts'

/** Stores the quote subject for the next page: the visitor may leave before hydration. */
export function rememberSubject() {
  remember()
  // A page from the back/forward cache does not run its scripts again, and another page may have stored its own subject meanwhile.
  addEventListener('pageshow', remember)
}

function remember() {
  // The document may also contain a hidden page: rendered ahead, or about to be removed.
  const subject = document.querySelector<HTMLElement>('main>:not([hidden]) [data-remember-as]')
  if (subject)
    ifAllowed((storage) => {
      // The selector guarantees the attribute.
      storage[subject.dataset.rememberAs as string] = subject.textContent
    })
}
