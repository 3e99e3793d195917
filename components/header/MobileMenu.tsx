import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import { styled, type Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { currentItem, navigation } from '#data/company/navigation.ts'
import type { HomeSection } from '#data/homeSections.ts'
import { CallButton, QuoteButton } from '../layout/CallToAction.tsx'
import { Icon } from '../media/Icon.tsx'
import { Tooltip } from '../tooltips/Tooltip.tsx'

const Top = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  minHeight: 56,
  fontWeight: 700,
})

const Item = styled(Link)(({ theme: { typography, palette } }) => ({
  ...typography.h3,
  fontSize: '1.3125rem',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 58,
  borderBottom: `1px solid ${palette.divider}`,
  '&[aria-current]': {
    // Amber alone is too light on white.
    borderBottom: `2px solid ${palette.secondary.dark}`,
    boxShadow: `inset 0 -4px 0 ${palette.secondary.main}`,
    '@media (forced-colors: active)': { borderBottomWidth: 4 },
  },
}))

const Actions = styled('div')({
  display: 'grid',
  gap: '.75rem',
  marginTop: 'auto',
  paddingTop: '1.5rem',
  // Enlarged text: the number fits.
  '& a': { fontSize: 'min(1.125rem, 7vw)' },
})

type MobileMenuProps = { isOpen: boolean; onClose: () => void; activeSection: HomeSection | undefined }

/** The header's items on a small screen. Choosing one, Escape, the backdrop and Close shut it. */
export function MobileMenu({ isOpen, onClose, activeSection }: MobileMenuProps) {
  const { pathname } = useLocation()
  const isReduced = useMediaQuery('(prefers-reduced-motion: reduce)')
  // Closes when a tablet is turned to a width with the header's own items.
  const hasHeaderItems = useMediaQuery(({ breakpoints }: Theme) => breakpoints.up('lg'))
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (hasHeaderItems) close()
  }, [hasHeaderItems])
  return (
    <Drawer
      anchor="right"
      open={isOpen}
      onClose={onClose}
      transitionDuration={isReduced ? 0 : 220}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': 'Menu' } }}
    >
      <Top>
        <span>Menu</span>
        <Tooltip label="Close menu">
          <IconButton onClick={onClose} ref={focusFirst} sx={{ marginRight: '-6px' }}>
            <Icon name="close" />
          </IconButton>
        </Tooltip>
      </Top>
      <nav aria-label="Menu">
        <ul>
          {navigation.map((item) => (
            <li key={item.label}>
              <Item
                href={item.href}
                onClick={onClose}
                underline="none"
                color="textPrimary"
                aria-current={currentItem(item, pathname, activeSection)}
              >
                {item.label}
                {!item.section && <Icon name="chevronRight" />}
              </Item>
            </li>
          ))}
        </ul>
      </nav>
      <Actions onClick={onClose}>
        <QuoteButton />
        <CallButton variant="primary" />
      </Actions>
    </Drawer>
  )
}

const focusFirst = (button: HTMLButtonElement | null) => button?.focus()
