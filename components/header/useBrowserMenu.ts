import { useEffect, useState } from 'react'
import { navigationId } from './navigationId.ts'

const browserMenu = () => document.getElementById(navigationId)

/** Whether the menu that the browser opens by itself is open. A browser without popovers lets :is() pass, as no match. */
export const isBrowserMenuOpen = (): boolean => browserMenu()?.matches(':is(:popover-open)') === true

/** For when there is no other to be had. */
export const openBrowserMenu = () => browserMenu()?.showPopover?.()

/** Whether the browser's menu is open; undefined before hydration. */
export function useBrowserMenu(): boolean | undefined {
  const [isOpen, setOpen] = useState<boolean>()

  useEffect(() => {
    const update = () => setOpen(isBrowserMenuOpen())
    const menu = browserMenu()
    update()
    menu?.addEventListener('toggle', update)
    return () => menu?.removeEventListener('toggle', update)
  }, [])

  return isOpen
}
