/** Keeps what the visitor is looking at for the page they go to: they may leave before this one is alive. */
export function rememberSubject() {
  remember()
  // Again when the page comes back as it was left.
  addEventListener('pageshow', remember)
}

function remember() {
  for (const { dataset, textContent } of document.querySelectorAll<HTMLElement>('[data-remember-as]')) {
    try {
      sessionStorage.setItem(dataset.rememberAs ?? '', textContent ?? '')
    } catch {
      // Storage is blocked: the next page is the same, but for this.
    }
  }
}
