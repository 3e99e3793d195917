import { useTheme } from '@emotion/react'
import styled from '@emotion/styled'
import Drawer from '@mui/material/Drawer'
import { alpha } from '@mui/material/styles'
import { useLocation } from 'react-router-dom'
import { navigation } from '#data/navigation.ts'
import { CallButton } from '../call-to-action/CallButton.tsx'
import { QuoteButton } from '../call-to-action/QuoteButton.tsx'
import { SiteLink } from '../navigation/SiteLink.tsx'
import { currentItem } from './currentItem.ts'
import { forcedEdge } from './forcedEdge.ts'
import { Icon } from './Icon.tsx'
import { MaterialTheme } from './MaterialTheme.tsx'
import { Tooltip } from './Tooltip.tsx'

const Panel = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  width: 'min(340px, 88vw)',
  minHeight: '100%',
  padding: '.65rem 1.25rem 1.5rem',
  ...forcedEdge,
})

const Top = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  minHeight: 56,
  fontWeight: 700,
})

const Close = styled('button')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  marginRight: -6,
  border: 0,
  background: 'none',
  borderRadius: theme.design.corner.medium,
  cursor: 'pointer',
}))

const Item = styled(SiteLink)(({ theme }) => ({
  ...theme.typography.h3,
  fontSize: '1.3125rem',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 58,
  color: theme.palette.text.primary,
  borderBottom: `1px solid ${theme.palette.divider}`,
  textDecoration: 'none',
  '&[aria-current]': {
    boxShadow: `inset 0 -4px 0 ${theme.palette.secondary.main}`,
    '@media (forced-colors: active)': { borderBottomWidth: 4 },
  },
}))

const Actions = styled('div')({ display: 'grid', gap: '.75rem', marginTop: 'auto', paddingTop: '1.5rem' })

type MobileMenuProps = { isOpen: boolean; onClose: () => void; activeSection: string | undefined }

/** The header's items on a small screen. Choosing one, Escape, the scrim and Close shut it. */
export function MobileMenu({ isOpen, onClose, activeSection }: MobileMenuProps) {
  const { pathname } = useLocation()
  const { palette } = useTheme()
  return (
    <MaterialTheme>
      <Drawer
        anchor="right"
        open={isOpen}
        onClose={onClose}
        transitionDuration={reducedMotion() ? 0 : 220}
        slotProps={{
          backdrop: { sx: { backgroundColor: alpha(palette.primary.darker, 0.62) } },
          paper: { role: 'dialog', 'aria-modal': true, 'aria-label': 'Menu' },
        }}
      >
        <Panel>
          <Top>
            <span>Menu</span>
            <Tooltip label="Close menu">
              <Close type="button" onClick={onClose} ref={focusFirst}>
                <Icon name="close" />
              </Close>
            </Tooltip>
          </Top>
          <nav aria-label="Menu">
            <ul>
              {navigation.map((item) => (
                <li key={item.label}>
                  <Item
                    to={item.address}
                    onClick={onClose}
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
            <CallButton look="primary" />
          </Actions>
        </Panel>
      </Drawer>
    </MaterialTheme>
  )
}

const focusFirst = (button: HTMLButtonElement | null) => button?.focus()

const reducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches
