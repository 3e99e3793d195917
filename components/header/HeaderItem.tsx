import styled from '@emotion/styled'
import { useLocation } from 'react-router-dom'
import type { NavigationItem } from '#data/company/navigation.ts'
import type { HomeSection } from '#data/paths.ts'
import { currentItem } from './currentItem.ts'
import { menuItem } from './menuLook.ts'

const Anchor = styled('a')(({ theme }) => ({
  [theme.breakpoints.down('lg')]: menuItem(theme),
  [theme.breakpoints.up('lg')]: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    padding: '0 .7rem',
    color: 'inherit',
    fontWeight: 600,
    fontSize: '1rem',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    '&:hover::after, &[aria-current]::after': {
      content: '""',
      position: 'absolute',
      inset: 'auto .7rem 4px',
      // A border, not a ground: it stays where colours are forced.
      border: `2px solid ${theme.palette.secondary.main}`,
      borderRadius: 2,
    },
  },
}))

/** One item of the header or of the browser's menu, with an amber bar while it is the active one. */
export function HeaderItem({
  item,
  activeSection,
}: {
  item: NavigationItem
  activeSection: HomeSection | undefined
}) {
  const { pathname } = useLocation()
  return (
    <Anchor href={item.href} aria-current={currentItem(item, pathname, activeSection)}>
      {item.label}
    </Anchor>
  )
}
