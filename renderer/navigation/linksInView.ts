/** Number of links that are worth fetching ahead. */
const nearest = 3

/** Links to pages in the content and the footer, in view and nearest to the middle of the screen. */
export function linksInView(): HTMLAnchorElement[] {
  const fromMiddle = ({ top, bottom }: DOMRect) => Math.abs(top + bottom - innerHeight)
  return [
    ...document.querySelectorAll<HTMLAnchorElement>(':is(main, footer) a[href^="/"]:not([href^="/assets/"])'),
  ]
    .filter(({ pathname }) => pathname !== location.pathname)
    .map((link) => ({ link, box: link.getBoundingClientRect() }))
    .filter(({ box }) => box.bottom > 0 && box.top < innerHeight && box.width > 0)
    .sort((a, b) => fromMiddle(a.box) - fromMiddle(b.box))
    .map(({ link }) => link)
    .filter(({ pathname }, index, links) => links.findIndex((link) => link.pathname === pathname) === index)
    .slice(0, nearest)
}

/** How long a scroll is over before links in view are fetched ahead, in milliseconds. */
const settleDelay = 100

/** Calls back with the links in view after each scroll. @returns stops it */
export function watchLinksInView(onSettled: (links: readonly HTMLAnchorElement[]) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const settle = () => {
    clearTimeout(timer)
    timer = setTimeout(() => onSettled(linksInView()), settleDelay)
  }
  addEventListener('scroll', settle, { passive: true })
  return () => {
    clearTimeout(timer)
    removeEventListener('scroll', settle)
  }
}
