import Badge from '@mui/material/Badge'
import BottomNavigation from '@mui/material/BottomNavigation'
import BottomNavigationAction from '@mui/material/BottomNavigationAction'
import { styled } from '@mui/material/styles'
import { useLocation } from 'react-router-dom'
import { deskWording } from '#data/desk/deskWording.ts'
import { forcedNoBorder, shortViewport } from '../../layout/styles.ts'
import { RouterLink } from '../../navigation/RouterLink.tsx'
import { DeskIcon } from '../icons/DeskIcon.tsx'
import { barLinks } from './deskLinks.ts'
import { LinkLabel } from './LinkLabel.tsx'

const Bar = styled('nav')(({ theme: { palette, zIndex } }) => ({
  position: 'fixed',
  zIndex: zIndex.appBar,
  inset: 'auto 0 0',
  paddingBottom: 'env(safe-area-inset-bottom)',
  background: palette.background.paper,
  borderTop: `1px solid ${palette.divider}`,
  '& .MuiBottomNavigation-root': { height: 64, background: 'none' },
  '& .MuiBottomNavigationAction-root': {
    minWidth: 0,
    padding: 0,
    color: palette.text.secondary,
    borderTop: '4px solid transparent',
    '&[aria-current]': { color: palette.text.primary, borderColor: palette.secondary.main },
    ...forcedNoBorder,
  },
  '& .MuiBottomNavigationAction-label, & .MuiBottomNavigationAction-label.Mui-selected': {
    fontSize: '.8125rem',
    fontWeight: 600,
  },
  '& .MuiBadge-badge': {
    background: palette.primary.main,
    color: palette.primary.contrastText,
    fontWeight: 700,
  },
  // At 400% zoom, a fixed bar would take a quarter of the screen.
  [shortViewport]: { position: 'static' },
  '@media print': { display: 'none' },
}))

/** The navigation of a phone, within a thumb's reach. */
export function BottomBar({ unread }: { unread: number }) {
  const { pathname } = useLocation()
  const current = barLinks.findIndex(({ has }) => has(pathname))
  return (
    <Bar aria-label={deskWording.navigation}>
      <BottomNavigation showLabels value={current}>
        {barLinks.map(({ path, label, icon }, index) => (
          <BottomNavigationAction
            key={path}
            component={RouterLink}
            href={path}
            label={<LinkLabel label={label} unread={index === 0 ? unread : 0} />}
            aria-current={index === current ? 'page' : undefined}
            icon={
              <Badge badgeContent={index === 0 ? unread : 0} max={99}>
                <DeskIcon name={icon} />
              </Badge>
            }
          />
        ))}
      </BottomNavigation>
    </Bar>
  )
}
