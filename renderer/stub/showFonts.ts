/** On small screens fonts wait for the rest of the page: until then a weak line has words and a photo to bring. */
export function showFonts() {
  document.querySelector('style[media]')?.removeAttribute('media')
}
