import IconButton from '@mui/material/IconButton'
import { type KeyboardEvent, type SyntheticEvent, useCallback, useState } from 'react'
import type { HomeSection } from '#data/homeSections.ts'
import { siteLinksId } from '#data/paths.ts'
import { lazyModule } from '../api/lazyModule.ts'
import { Icon } from '../media/Icon.tsx'
import { heldUntilHydrated } from '../session/stubContract.ts'
import { useHistoryMove } from '../session/useHistoryMove.ts'
import { useHydrated } from '../session/useHydrated.ts'
import { Tooltip } from '../tooltips/Tooltip.tsx'

const menu = lazyModule(() => import('./MobileMenu.tsx'))

/**
 * Opens the menu. The code of the menu is fetched when the button is pressed or focused. Without script, or without that code, the
 * button is a link to the footer's links. A tap before hydration is held (renderer/stub/holdActions.ts).
 */
export function MenuButton({ activeSection }: { activeSection: HomeSection | undefined }) {
  const { module, load } = menu.useModule()
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const isHydrated = useHydrated()

  // The menu's links close it themselves.
  useHistoryMove(close)

  async function open(event: SyntheticEvent) {
    event.preventDefault()
    const { href } = window.location
    const isLoaded = await load()
    // On a slow connection the visitor may have navigated meanwhile.
    if (window.location.href !== href) return
    if (isLoaded) setOpen(true)
    else {
      window.location.hash = siteLinksId
      // The second time the URL stays the same.
      document.getElementById(siteLinksId)?.scrollIntoView()
    }
  }

  return (
    <>
      <Tooltip label="Menu">
        <IconButton
          component="a"
          href={`#${siteLinksId}`}
          {...heldUntilHydrated}
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
      {module && <module.MobileMenu isOpen={isOpen} onClose={close} activeSection={activeSection} />}
    </>
  )
}
