import styled from '@emotion/styled'
import { type MouseEvent, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { HomeSection } from '#data/paths.ts'
import { lazyModule } from '../api/lazyModule.ts'
import { Icon } from '../media/Icon.tsx'
import { Tooltip } from '../tooltips/Tooltip.tsx'
import { navigationId } from './navigationId.ts'
import { isBrowserMenuOpen, openBrowserMenu, useBrowserMenu } from './useBrowserMenu.ts'

const menu = lazyModule(() => import('./MobileMenu.tsx'))

const Button = styled('button')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  marginRight: -10,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  borderRadius: theme.design.corner.medium,
  '& svg': { width: 30, height: 30 },
  [theme.breakpoints.up('lg')]: { display: 'none' },
}))

/**
 * Opens the menu: the browser's own before hydration, Material UI's afterwards. The code of that is fetched when a
 * finger or a pointer comes down on the button, or the focus reaches it.
 */
export function MenuButton({ activeSection }: { activeSection: HomeSection | undefined }) {
  const { key } = useLocation()
  const { module, load } = menu.useModule()
  // Open on one entry of the history alone: any navigation, back too, shuts it.
  const [openedOn, setOpenedOn] = useState<string>()
  const isOpen = openedOn === key
  const isOtherOpen = useBrowserMenu()
  const isHydrated = isOtherOpen !== undefined

  async function open(event: MouseEvent) {
    // Opened before hydration: the browser shuts it again.
    if (isBrowserMenuOpen()) return
    event.preventDefault()
    if (await load()) setOpenedOn(key)
    else openBrowserMenu()
  }

  return (
    <>
      <Tooltip label="Menu">
        <Button
          type="button"
          popoverTarget={navigationId}
          // Until then the browser says these by itself.
          {...(isHydrated && { 'aria-haspopup': 'dialog', 'aria-expanded': isOpen || isOtherOpen })}
          onClick={open}
          onPointerDown={menu.load}
          onFocus={menu.load}
        >
          <Icon name="menu" />
        </Button>
      </Tooltip>
      {module && (
        <module.MobileMenu
          isOpen={isOpen}
          onClose={() => setOpenedOn(undefined)}
          activeSection={activeSection}
        />
      )}
    </>
  )
}
