import Badge from '@mui/material/Badge'
import BottomNavigation from '@mui/material/BottomNavigation'
import BottomNavigationAction from '@mui/material/BottomNavigationAction'
import { styled } from '@mui/material/styles'
import { useLocation } from 'react-router-dom'
import { deskPaths } from '#data/desk/deskPaths.ts'
import { deskWording } from '#data/desk/deskWording.ts'
import { forcedNoBorder, shortViewport } from '../../layout/styles.ts'
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx'
import { RouterLink } from '../../navigation/RouterLink.tsx'
import { DeskIcon, type DeskIconName } from './DeskIcon.tsx'

type DeskLink = { path: string; label: string; icon: DeskIconName; has: (pathname: string) => boolean }

const { screens, navigation, notRead } = deskWording

/** A link to a screen. @param paths where its screens' paths begin: there it is the current link */
const linkTo = (path: string, label: string, icon: DeskIconName, paths = [path]): DeskLink => ({
  path,
  label,
  icon,
  has: (pathname) => pathname === path || paths.some((start) => pathname.startsWith(start)),
})

const list = linkTo(deskPaths.list, screens.list, 'inbox', [deskPaths.quote('')])
const week = linkTo(deskPaths.week, screens.week, 'week')
const today = linkTo(deskPaths.today, screens.today, 'today', [deskPaths.day('')])
export const sourcesLink = linkTo(deskPaths.sources, screens.sources, 'sources')
export const peopleLink = linkTo(deskPaths.people, screens.people, 'people')
const more = linkTo(deskPaths.more, screens.more, 'more', [deskPaths.people, deskPaths.sources])

/** The links of the bottom bar; the last link opens the screens that are left. */
const barLinks: readonly DeskLink[] = [list, today, week, more]
export const railLinks: readonly DeskLink[] = [list, today, week, sourcesLink, peopleLink]

/** The label of a link whose badge shows a number. Material UI hides badges from screen readers. */
export const LinkLabel = ({ label, unread }: { label: string; unread: number }) => (
  <>
    {label}
    {unread > 0 && <VisuallyHidden as="span"> {notRead(unread)}</VisuallyHidden>}
  </>
)

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
    <Bar aria-label={navigation}>
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
