/** Calls `proceed` once the page has loaded. The first script of a built page comes before that, in development after it. */
export function whenLoaded(proceed: () => void) {
  if (import.meta.env.DEV && document.readyState === 'complete') proceed()
  else addEventListener('load', proceed)
}
