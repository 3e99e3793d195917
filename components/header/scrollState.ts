import { type HomeSection, homeSections } from '#data/homeSections.ts'

/** Classes of the header: past 10 px, and while the contact section is the active one. */
export const headerClasses = { scrolled: 'scrolled', atContact: 'at-contact' } as const

/** Offset of the line that the active section crosses, below the scroll position, in pixels. */
const activeLine = 100

/** The section of the page that the visitor reads; undefined between two. */
export const activeSection = (): HomeSection | undefined =>
  homeSections.find((id) => {
    const box = document.getElementById(id)?.getBoundingClientRect()
    return box !== undefined && box.top <= activeLine && box.bottom > activeLine
  })

export const actionBar = { id: 'action-bar', shown: 'shown' } as const

/**
 * Sets the classes of the header, and of the bar with the actions: shown between the hero and the contact section. The stub calls it at
 * every scroll (renderer/+client.ts), so that no hydration is needed.
 */
export function showScrollState(): void {
  const { classList } = document.querySelector('header') ?? {}
  classList?.toggle(headerClasses.scrolled, window.scrollY > 10)
  classList?.toggle(headerClasses.atContact, activeSection() === 'contact')
  const isBefore = (selector: string, line: number, edge: 'top' | 'bottom') =>
    (document.querySelector(selector)?.getBoundingClientRect()[edge] ?? line) < line
  document
    .getElementById(actionBar.id)
    ?.classList.toggle(
      actionBar.shown,
      isBefore('main section', activeLine, 'bottom') && !isBefore('#contact', innerHeight, 'top'),
    )
}
