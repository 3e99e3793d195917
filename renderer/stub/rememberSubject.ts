import { ifAllowed } from '#components/session/sessionStore.ts'

/** Stores the quote subject for the next page: the visitor may leave before hydration. */
export function rememberSubject() {
  remember()
  // A page from the back/forward cache runs no script again, and another page has stored its own subject meanwhile.
  addEventListener('pageshow', remember)
}

/** Not of a page that is rendered ahead and hidden. */
const subjects = '[data-remember-as]:not([style*=none] *)'

function remember() {
  for (const { dataset, textContent } of document.querySelectorAll<HTMLElement>(subjects))
    ifAllowed((storage) => {
      storage[dataset.rememberAs ?? ''] = textContent ?? ''
    })
}
