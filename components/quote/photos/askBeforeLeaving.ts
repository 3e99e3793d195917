/** Links that do not unload the page. Chromium fires beforeunload for them all the same. */
const staying = 'a[href^="tel:"], a[href^="mailto:"]'

/**
 * The browser asks before this tab is closed or another site is opened.
 *
 * @returns stops asking
 */
export function askBeforeLeaving(): () => void {
  const controller = new AbortController()
  const { signal } = controller
  let stays = false
  addEventListener('beforeunload', (event) => stays || event.preventDefault(), { signal })
  addEventListener(
    'click',
    ({ target }) => {
      stays = target instanceof Element && target.closest(staying) !== null
      setTimeout(() => {
        stays = false
      })
    },
    { signal },
  )
  return () => controller.abort()
}
