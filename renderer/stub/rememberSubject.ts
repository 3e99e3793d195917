import { ifAllowed } from '#components/session/sessionStore.ts'

/** Stores the quote subject for the next page: the visitor may leave before hydration. */
export function rememberSubject() {
  remember()
  // A page from the back/forward cache runs no script again, and another page has stored its own subject meanwhile.
  addEventListener('pageshow', remember)
}

function remember() {
  for (const { dataset, textContent } of document.querySelectorAll<HTMLElement>('[data-remember-as]'))
    ifAllowed((storage) => {
      storage[dataset.rememberAs ?? ''] = textContent ?? ''
    })
}
