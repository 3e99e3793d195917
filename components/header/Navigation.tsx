import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { memo } from 'react'
import { useLocation } from 'react-router-dom'
import { type NavigationItem, navigation } from '#data/company/navigation.ts'
import type { HomeSection } from '#data/homeSections.ts'

const Items = styled('nav')(({ theme }) => ({
  [theme.breakpoints.down('lg')]: { display: 'none' },
  // With wider letters the labels wrap.
  minWidth: 0,
  '& ul': { display: 'flex' },
}))

const Item = styled(Link)(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  padding: '0 .65rem',
  fontWeight: 600,
  fontSize: '1rem',
  '&:hover::after, &[aria-current]::after': {
    content: '""',
    position: 'absolute',
    inset: 'auto .65rem 4px',
    // A border, because backgrounds disappear in forced-colours mode.
    border: `2px solid ${theme.palette.secondary.main}`,
    borderRadius: 2,
    // Amber alone is too light on white.
    boxShadow: `0 2px 0 ${theme.palette.secondary.dark}`,
  },
}))

/** The seven items in a row, on large screens. An amber bar is under the active one. */
export function Navigation({ activeSection }: { activeSection: HomeSection | undefined }) {
  const { pathname } = useLocation()
  return (
    <Items aria-label="Main">
      <ul>
        {navigation.map((item) => (
          <li key={item.label}>
            <NavigationLink {...item} current={currentItem(item, pathname, activeSection)} />
          </li>
        ))}
      </ul>
    </Items>
  )
}

type NavigationLinkProps = Pick<NavigationItem, 'label' | 'href'> & {
  current: ReturnType<typeof currentItem>
}

/** Memoized: renders when its active state changes, not at every navigation. */
const NavigationLink = memo(({ label, href, current }: NavigationLinkProps) => (
  <Item href={href} underline="none" color="inherit" aria-current={current}>
    {label}
  </Item>
))

/** The item's aria-current: "page" on its page, "location" while its section is read, "true" on a page below its page. */
export function currentItem(
  { href, section }: NavigationItem,
  pathname: string,
  activeSection: HomeSection | undefined,
): 'page' | 'location' | 'true' | undefined {
  if (section) return section === activeSection ? 'location' : undefined
  if (pathname === href) return 'page'
  return pathname.startsWith(`${href}/`) ? 'true' : undefined
}
