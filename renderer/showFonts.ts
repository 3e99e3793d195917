import { fonts } from './fonts.ts'

/**
 * On small screens fonts wait until the page is alive: before that a weak line has words, a photo and the code to bring. Both
 * are shown at once, as the whole page is laid out again for it. Where one cannot be fetched, what is shown stays.
 */
export async function showFonts(): Promise<void> {
  // The first styles of the head bring them to all other screens (renderer/+onRenderHtml.tsx).
  const style = document.querySelector('style')
  if (!style || matchMedia(style.media).matches) return
  const faces = fonts.map(({ family, file, weight }) => new FontFace(family, `url(${file})`, { weight }))
  try {
    await Promise.all(faces.map((face) => face.load()))
  } catch {
    return
  }
  keepHeights()
  for (const face of faces) document.fonts.add(face)
}

/**
 * What is shown until the fonts are here is a little wider than they are (renderer/standInFaces.json). A text that takes a line
 * less with them keeps its height until the window's width changes, so that nothing below it moves.
 */
function keepHeights(): void {
  const texts = [...document.querySelectorAll<HTMLElement>('#root :is(h1, h2, h3, p, ol, ul, dl)')]
  const heights = texts.map(({ offsetHeight }) => `${offsetHeight}px`)
  const hold = (held: boolean) => {
    for (const [place, { style }] of texts.entries()) style.minHeight = held ? (heights[place] ?? '') : ''
  }
  hold(true)

  const { innerWidth } = window
  addEventListener('resize', function release() {
    // On phones the height alone changes with every scroll.
    if (window.innerWidth === innerWidth) return
    hold(false)
    removeEventListener('resize', release)
  })
}
