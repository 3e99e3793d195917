import IconButton from '@mui/material/IconButton'
import { type KeyboardEvent, type SyntheticEvent, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { HomeSection } from '#data/paths.ts'
import { lazyModule } from '../api/lazyModule.ts'
import { siteLinksId } from '../layout/siteLinksId.ts'
import { Icon } from '../media/Icon.tsx'
import { useHydrated } from '../session/useHydrated.ts'
import { Tooltip } from '../tooltips/Tooltip.tsx'

const menu = lazyModule(() => import('./MobileMenu.tsx'))

/**
 * Opens the menu, whose code is fetched when a finger or a pointer comes down on the button, or the focus reaches it. Without
 * script, or without that code, it is a link to the footer's links; a tap before hydration is held (renderer/stub/holdActions.ts).
 */
export function MenuButton({ activeSection }: { activeSection: HomeSection | undefined }) {
  const { key } = useLocation()
  const { module, load } = menu.useModule()
  // Bound to one history entry: any navigation closes it, Back included.
  const [openedOn, setOpenedOn] = useState<string>()
  const isOpen = openedOn === key
  // After Forward the menu stays closed.
  if (openedOn !== undefined && !isOpen) setOpenedOn(undefined)
  const isHydrated = useHydrated()

  async function open(event: SyntheticEvent) {
    event.preventDefault()
    const { href } = window.location
    if (await load()) setOpenedOn(key)
    // On a slow connection the visitor may have navigated meanwhile.
    else if (window.location.href === href) window.location.hash = siteLinksId
  }

  return (
    <>
      <Tooltip label="Menu">
        <IconButton
          component="a"
          href={`#${siteLinksId}`}
          data-held=""
          {...(isHydrated && { role: 'button', 'aria-haspopup': 'dialog', 'aria-expanded': isOpen })}
          onClick={open}
          onKeyDown={(event: KeyboardEvent) => event.key === ' ' && open(event)}
          onPointerDown={menu.load}
          onFocus={menu.load}
          sx={{ marginRight: '-10px', display: { lg: 'none' }, '& svg': { width: 30, height: 30 } }}
        >
          <Icon name="menu" />
        </IconButton>
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
