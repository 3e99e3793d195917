import { fonts } from './fonts.ts'

/**
 * On small screens fonts are loaded after hydration: before it a slow connection has words, a photo and the code to load. Both
 * are shown at once, as each lays out the whole page again. When one cannot be fetched, the stand-in fonts stay.
 */
export async function loadFonts(): Promise<void> {
  // The first styles of the head bring them to all other screens (renderer/pageHtml.ts).
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

const texts = '#root :is(h1, h2, h3, h4, p, ol, ul, li, dl, dt, dd, label, small)'

/**
 * What is shown until then is a little wider (renderer/standInFaces.json). A text or a row that takes a line less with the
 * fonts keeps its height until the window's width changes, so that nothing below it moves.
 */
function keepHeights(): void {
  const held = [...document.querySelectorAll<HTMLElement>(texts)].map((element) => ({
    style: element.style,
    minHeight: `${element.getBoundingClientRect().height}px`,
    // The rows of a list stay together.
    alignContent: element.matches('ol, ul, dl') ? 'start' : '',
  }))
  for (const { style, minHeight, alignContent } of held) Object.assign(style, { minHeight, alignContent })

  const { innerWidth } = window
  addEventListener('resize', function release() {
    // On phones the height alone changes with every scroll.
    if (window.innerWidth === innerWidth) return
    for (const { style } of held) Object.assign(style, { minHeight: '', alignContent: '' })
    removeEventListener('resize', release)
  })
}
