import { whenLoaded } from './whenLoaded.ts'

/**
 * On small screens fonts wait for the rest of the page: until then a weak line has words and a photo to bring. Not where a
 * section is gone to: the browser looks once more whether it is there when the page has loaded, and no later.
 */
export function bringFonts() {
  if (location.hash) showFonts()
  else whenLoaded(showFonts)
}

/** The first styles of the head are theirs (renderer/+onRenderHtml.tsx). */
function showFonts() {
  const style = document.querySelector('style')
  if (!style) return
  style.media = ''
  // Laid out now, the page asks for them now.
  void document.body.offsetTop
}
