import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { linkedPage } from './linkedPage.ts'

/**
 * Follows links within the site without a page load. One listener for all of them: a link is a plain anchor, which needs no
 * hydration and is not rendered again at every navigation.
 */
export function useLinks(): void {
  const navigate = useNavigate()

  useEffect(() => {
    function follow(event: MouseEvent) {
      const link = event.target instanceof Element && event.target.closest('a')
      if (!link || !isPlainClick(event) || staysHere(link) || !linkedPage(link)) return
      event.preventDefault()
      const { pathname, search, hash, href } = link
      navigate({ pathname, search, hash }, { replace: href === location.href })
    }
    // Runs after React's listeners, which may have prevented the click.
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
}

/** Neither modified nor already handled. */
const isPlainClick = ({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  !(defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey)

/** "#content": the browser goes there by itself. */
const staysHere = (link: HTMLAnchorElement) => link.getAttribute('href')?.startsWith('#')
