import { type HomeSection, homeSections } from '#data/homeSections.ts'

/** Classes of the header: past 10 px, and while the contact section is the active one. */
export const headerClasses = { scrolled: 'scrolled', atContact: 'at-contact' } as const

/** Offset of the line that the active section crosses, below the scroll position, in pixels. */
const activeLine = 100

const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()

/** The section of the page that the visitor reads; undefined between two. */
export const activeSection = (): HomeSection | undefined =>
  homeSections.find((id) => {
    const box = boxOf(`#${id}`)
    return box && box.top <= activeLine && box.bottom > activeLine
  })

export const actionBar = { id: 'actions', shown: 'shown' } as const

/**
 * Sets the classes of the header, and of the bar with the actions: shown between the hero and the heading of the contact section. The
 * stub calls it at every scroll (renderer/+client.ts), so that no hydration is needed.
 */
export function showScrollState(): void {
  const toggle = (selector: string, name: string, is: boolean) =>
    document.querySelector(selector)?.classList.toggle(name, is)
  toggle('header', headerClasses.scrolled, scrollY > 10)
  toggle('header', headerClasses.atContact, activeSection() === 'contact')
  const { bottom = Infinity } = boxOf('main section') ?? {}
  const { top = Infinity } = boxOf('#contact') ?? {}
  toggle(`#${actionBar.id}`, actionBar.shown, bottom < activeLine && top > innerHeight - activeLine)
}
