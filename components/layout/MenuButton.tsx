import styled from '@emotion/styled'
import { lazy, type MouseEvent, Suspense, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { footerLinksId } from './footerLinksId.ts'
import { Icon } from './Icon.tsx'
import { Tooltip } from './Tooltip.tsx'

const loadMenu = () => import('./MobileMenu.tsx')
const MobileMenu = lazy(async () => ({ default: (await loadMenu()).MobileMenu }))

const Anchor = styled('a')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  marginRight: -10,
  color: 'inherit !important',
  borderRadius: theme.design.corner.medium,
  '& svg': { width: 30, height: 30 },
  [theme.breakpoints.up('lg')]: { display: 'none' },
}))

/**
 * A link to the footer's links, which is what it does until the page is alive; then it opens the menu. The menu's
 * code is fetched when a finger or a pointer comes down on the button, or the focus reaches it.
 */
export function MenuButton({ activeSection }: { activeSection: string | undefined }) {
  const { key } = useLocation()
  const [wanted, setWanted] = useState(false)
  // Open on one entry of the history alone: any navigation, back too, shuts it.
  const [openedOn, setOpenedOn] = useState<string>()
  const isOpen = openedOn === key

  async function open(event: MouseEvent) {
    event.preventDefault()
    try {
      await loadMenu()
    } catch {
      // Without its code there is no menu to slide in: the footer's links are the same ones.
      window.location.hash = footerLinksId
      return
    }
    setWanted(true)
    setOpenedOn(key)
  }

  return (
    <>
      <Tooltip label="Menu">
        <Anchor
          href={`#${footerLinksId}`}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={open}
          onPointerDown={prefetchMenu}
          onFocus={prefetchMenu}
        >
          <Icon name="menu" />
        </Anchor>
      </Tooltip>
      {wanted && (
        <Suspense>
          <MobileMenu isOpen={isOpen} onClose={() => setOpenedOn(undefined)} activeSection={activeSection} />
        </Suspense>
      )}
    </>
  )
}

/** A failure here is found again, and acted on, when the menu is opened. */
const prefetchMenu = () => void loadMenu().catch(() => undefined)
