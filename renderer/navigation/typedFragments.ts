import { loadWholePage } from './loadPage.ts'

/** The section of a fragment ("#reviews"), if it is in a part of the page that is not hydrated. */
export function dehydratedSection(fragment: string): HTMLElement | undefined {
  const section = document.getElementById(fragment.slice(1))
  return section?.matches('[data-dehydrated] *') ? section : undefined
}

/**
 * A fragment typed into the address bar that leads to a dehydrated section: React Router hears of it once the section can be
 * hydrated. Before that, React would discard the section. Call before React Router listens: listeners on the window are called in
 * the order of their registration.
 *
 * @returns stops it
 */
export function delayTypedFragments(): () => void {
  const delay = (event: PopStateEvent) => {
    if (!event.isTrusted || !dehydratedSection(location.hash)) return
    event.stopImmediatePropagation()
    const repeat = () => dispatchEvent(new PopStateEvent('popstate', { state: event.state }))
    loadWholePage(location.pathname).then(repeat, repeat)
  }
  addEventListener('popstate', delay)
  return () => removeEventListener('popstate', delay)
}
