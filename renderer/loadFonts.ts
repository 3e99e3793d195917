import besley from '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'

/** The fonts that every first screen shows. */
export const fonts = [
  { family: 'Besley Variable', file: besley, weight: '400 900' },
  { family: 'Figtree Variable', file: figtree, weight: '300 900' },
] as const

/**
 * Loads the fonts after hydration on small screens: until then a slow connection is busy with text, photo and code. Adds both
 * fonts together, because each causes a layout. When one cannot be fetched, the stand-in fonts stay.
 */
export async function loadFonts(): Promise<void> {
  // Larger screens load the fonts in the head (renderer/pageHtml.tsx).
  const style = document.querySelector('style')
  if (!style || matchMedia(style.media).matches) return
  const faces = fonts.map(({ family, file, weight }) => new FontFace(family, `url(${file})`, { weight }))
  try {
    await Promise.all(faces.map((face) => face.load()))
  } catch {
    return
  }
  keepHeights(() => {
    for (const face of faces) document.fonts.add(face)
  })
}

const texts = '#root :is(h1, h2, h3, h4, p, ol, ul, li, dl, dt, dd, label, small)'

/** Height of the smallest line in pixels: an element that has grown by more has an additional line. */
const smallestLine = 12

/**
 * Shows the fonts without a layout shift. The stand-in fonts (renderer/standInFaces.json) are a little wider, so a text may need
 * fewer lines: elements that begin on the screen or above keep their height until the window's width changes. A text among them
 * that would need another line gets a tighter letter spacing. Elements below the screen may change.
 *
 * @param show shows the fonts
 */
function keepHeights(show: () => void): void {
  const { innerWidth, innerHeight } = window
  const held = [...document.querySelectorAll<HTMLElement>(texts)].flatMap((element) => {
    const { top, height } = element.getBoundingClientRect()
    // A list keeps its rows together, at the top of its height.
    const alignContent = element.matches('ol, ul, dl') ? 'start' : ''
    return top < innerHeight ? { element, height, alignContent } : []
  })
  for (const { element, height, alignContent } of held)
    Object.assign(element.style, { minHeight: `${height}px`, alignContent })
  show()
  // Innermost first: restoring an inner element may restore the height of the elements around it.
  for (const { element, height, alignContent } of held.reverse()) {
    const isGrown = element.getBoundingClientRect().height > height + smallestLine
    if (isGrown && !alignContent) element.style.letterSpacing = '-.03em'
  }

  addEventListener('resize', function release() {
    // On phones every scroll changes the height, but not the width.
    if (window.innerWidth === innerWidth) return
    for (const { element } of held)
      Object.assign(element.style, { minHeight: '', alignContent: '', letterSpacing: '' })
    removeEventListener('resize', release)
  })
}
