/** Stores the quote subject for the next page: the visitor may leave before hydration. */
export function rememberSubject() {
  remember()
  // Again when the page returns from the back/forward cache.
  addEventListener('pageshow', remember)
}

function remember() {
  for (const { dataset, textContent } of document.querySelectorAll<HTMLElement>('[data-remember-as]')) {
    try {
      sessionStorage.setItem(dataset.rememberAs ?? '', textContent ?? '')
    } catch {
      // Storage is blocked: the next page's form is not prefilled.
    }
  }
}
