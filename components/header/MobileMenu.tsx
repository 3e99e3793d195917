import { useTheme } from '@emotion/react'
import styled from '@emotion/styled'
import Drawer from '@mui/material/Drawer'
import { alpha } from '@mui/material/styles'
import { useLocation } from 'react-router-dom'
import { navigation } from '#data/company/navigation.ts'
import type { HomeSection } from '#data/paths.ts'
import { CallButton } from '../call-to-action/CallButton.tsx'
import { QuoteButton } from '../call-to-action/QuoteButton.tsx'
import { forcedEdge } from '../layout/colours.ts'
import { MaterialTheme } from '../layout/MaterialTheme.tsx'
import { Icon } from '../media/Icon.tsx'
import { Tooltip } from '../tooltips/Tooltip.tsx'
import { currentItem } from './currentItem.ts'
import { menuClose, menuItem, menuPanel, menuTop, scrimOpacity } from './menuLook.ts'

const Panel = styled('div')({
  ...menuPanel,
  ...forcedEdge,
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100%',
})

const Top = styled('div')(menuTop)

const Close = styled('button')(({ theme }) => menuClose(theme))

const Item = styled('a')(({ theme }) => menuItem(theme))

const Actions = styled('div')({ display: 'grid', gap: '.75rem', marginTop: 'auto', paddingTop: '1.5rem' })

type MobileMenuProps = { isOpen: boolean; onClose: () => void; activeSection: HomeSection | undefined }

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
          backdrop: { sx: { backgroundColor: alpha(palette.primary.darker, scrimOpacity) } },
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
                    href={item.href}
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
