/** What shows a photo enlarged is fetched when one is wanted, or a little before. */
export const loadLightbox = () => import('./Lightbox.tsx')

/** For the moment when a photo is likely to be opened. A failure is found again, and acted on, when it is. */
export function preloadLightbox(): void {
  loadLightbox().catch(() => undefined)
}
