import styled from '@emotion/styled'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { navigation } from '#data/company/navigation.ts'
import type { HomeSection } from '#data/paths.ts'
import { forcedEdge, translucent } from '../layout/colours.ts'
import { Icon } from '../media/Icon.tsx'
import { Tooltip } from '../tooltips/Tooltip.tsx'
import { HeaderItem } from './HeaderItem.tsx'
import { menuClose, menuPanel, menuTop, scrimOpacity } from './menuLook.ts'
import { navigationId } from './navigationId.ts'

const Items = styled('nav')(({ theme: { palette, breakpoints } }) => ({
  // A browser that knows no popovers would show it at once.
  display: 'none',
  '&:popover-open': { display: 'block' },
  [breakpoints.down('lg')]: {
    inset: '0 0 0 auto',
    height: 'auto',
    margin: 0,
    border: 0,
    ...menuPanel,
    background: palette.background.paper,
    color: palette.text.primary,
    overscrollBehavior: 'contain',
    ...forcedEdge,
    '&::backdrop': { background: translucent(palette.primary.darker, scrimOpacity) },
  },
  [breakpoints.up('lg')]: {
    display: 'block',
    position: 'static',
    margin: 0,
    border: 0,
    padding: 0,
    overflow: 'visible',
    background: 'none',
    color: 'inherit',
    '& ul': { display: 'flex' },
  },
}))

const Top = styled('div')(({ theme }) => ({
  ...menuTop,
  [theme.breakpoints.up('lg')]: { display: 'none' },
}))

const Close = styled('button')(({ theme }) => menuClose(theme))

/** The seven items: a row on large screens; on small ones a menu that the browser opens and closes by itself. */
export function Navigation({ activeSection }: { activeSection: HomeSection | undefined }) {
  const items = useRef<HTMLElement>(null)
  const { key } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: any navigation closes it, hydration does not
  useEffect(() => {
    const { current } = items
    return () => current?.hidePopover?.()
  }, [key])

  return (
    <Items ref={items} id={navigationId} popover="auto" aria-label="Main">
      <Top>
        <span>Menu</span>
        <Tooltip label="Close menu">
          <Close type="button" popoverTarget={navigationId} popoverTargetAction="hide">
            <Icon name="close" />
          </Close>
        </Tooltip>
      </Top>
      <ul>
        {navigation.map((item) => (
          <li key={item.label}>
            <HeaderItem item={item} activeSection={activeSection} />
          </li>
        ))}
      </ul>
    </Items>
  )
}
