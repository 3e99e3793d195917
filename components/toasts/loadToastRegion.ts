/** What shows toasts is fetched when one is wanted, or a little before. */
export const loadToastRegion = () => import('./ToastRegion.tsx')

/** For the moment when a toast becomes likely: it may have to tell that the line is down. */
export function preloadToasts(): void {
  loadToastRegion().catch(() => {
    // Showing a toast tries again, and has a plain way to show it.
  })
}
