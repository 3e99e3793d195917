import Badge from '@mui/material/Badge'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import { styled } from '@mui/material/styles'
import { useLocation } from 'react-router-dom'
import { deskPaths } from '#data/desk/deskPaths.ts'
import { deskWording } from '#data/desk/deskWording.ts'
import { forcedNoBorder, ringOnDark } from '../../layout/styles.ts'
import { Logo } from '../../media/Logo.tsx'
import { RouterLink } from '../../navigation/RouterLink.tsx'
import { signOut } from '../data/signOut.ts'
import { DeskIcon } from './DeskIcon.tsx'
import { LinkLabel, railLinks } from './DeskNavigation.tsx'

const Rail = styled('header')(({ theme }) => {
  const { palette, design } = theme
  return {
    position: 'sticky',
    top: 0,
    height: '100dvh',
    overflowY: 'auto',
    display: 'flex',
    flexDirection: 'column',
    gap: '1.5rem',
    padding: '1.75rem 1rem 1.25rem',
    background: `${design.pattern.quilt}, ${palette.primary.dark}`,
    color: palette.common.white,
    '--logo-ground': palette.primary.main,
    '--logo-ink': palette.common.white,
    ...ringOnDark(theme),
    '& nav': { flexGrow: 1 },
    '& .MuiListItemButton-root': {
      gap: '.75rem',
      minHeight: 48,
      padding: '.5rem .75rem',
      borderRadius: design.corner.small,
      borderLeft: '4px solid transparent',
      font: 'inherit',
      fontWeight: 600,
      lineHeight: 1.25,
      color: palette.common.white,
      '&:hover': { background: palette.primary.main },
      '&[aria-current]': { background: palette.primary.darker, borderColor: palette.secondary.main },
      ...forcedNoBorder,
    },
    '& .MuiBadge-badge': { background: palette.common.white, color: palette.text.primary, fontWeight: 700 },
    '@media print': { display: 'none' },
  }
})

const logo = { color: 'common.white', paddingInline: '.75rem' }

/** The navigation of a wide screen. */
export function SideRail({ unread }: { unread: number }) {
  const { pathname } = useLocation()
  return (
    <Rail>
      <Logo sx={logo} />
      <nav aria-label={deskWording.navigation}>
        <List disablePadding sx={{ display: 'grid', gap: '.25rem' }}>
          {railLinks.map(({ path, label, icon, has }) => (
            <ListItem key={path} disablePadding>
              <ListItemButton
                component={RouterLink}
                href={path}
                aria-current={has(pathname) ? 'page' : undefined}
              >
                <Badge badgeContent={path === deskPaths.list ? unread : 0} max={99}>
                  <DeskIcon name={icon} />
                </Badge>
                <LinkLabel label={label} unread={path === deskPaths.list ? unread : 0} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </nav>
      <ListItemButton component="button" onClick={signOut} sx={{ flexGrow: 0 }}>
        <DeskIcon name="signOut" />
        {deskWording.signOut}
      </ListItemButton>
    </Rail>
  )
}
