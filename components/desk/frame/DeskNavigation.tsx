import Badge from '@mui/material/Badge'
import BottomNavigation from '@mui/material/BottomNavigation'
import BottomNavigationAction from '@mui/material/BottomNavigationAction'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import { styled } from '@mui/material/styles'
import { Suspense, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { deskApi, deskPaths } from '#data/desk/deskPaths.ts'
import { deskWording } from '#data/desk/deskWording.ts'
import { lazyComponent } from '../../api/lazyModule.ts'
import { forcedNoBorder, ringOnDark, shortViewport } from '../../layout/styles.ts'
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx'
import { Logo } from '../../media/Logo.tsx'
import { deskMark } from '../../session/createStore.ts'
import { deskToast } from '../../toasts/toastStore.ts'
import { sendChange, useDeskData, useLive } from '../data/DeskData.tsx'
import { dropSubscription } from '../data/pushSubscription.ts'
import { deleteDrafts } from '../data/quoteDrafts.ts'
import { DeskIcon, type DeskIconName } from './DeskIcon.tsx'
import { ScreenHead } from './Screen.tsx'

const AskSheet = lazyComponent(() => import('./AskSheet.tsx'), 'AskSheet')

const { screens, navigation, notRead } = deskWording

/** A link to a screen. @param paths where its screens' paths begin: there it is the current link */
const linkTo = (path: string, label: string, icon: DeskIconName, paths = [path]) => ({
  path,
  label,
  icon,
  has: (pathname: string) => pathname === path || paths.some((start) => pathname.startsWith(start)),
})

const listLink = linkTo(deskPaths.list, screens.list, 'inbox', [deskPaths.quote(''), deskPaths.newQuote])
const week = linkTo(deskPaths.week, screens.week, 'week')
const today = linkTo(deskPaths.today, screens.today, 'today', [deskPaths.day('')])
const businessLink = linkTo(deskPaths.business, screens.business, 'business')
const closedDaysLink = linkTo(deskPaths.closedDays, screens.closedDays, 'week')
const peopleLink = linkTo(deskPaths.people, screens.people, 'people')
const more = linkTo(deskPaths.more, screens.more, 'more', [
  deskPaths.people,
  deskPaths.business,
  deskPaths.closedDays,
])

/** The links of the bottom bar; the last link opens the screens that are left. */
const barLinks = [listLink, today, week, more]
const railLinks = [listLink, today, week, businessLink, closedDaysLink, peopleLink]

/** The links as they are shown: the one to the list has the number of unread quotes. */
function useLinks(links: readonly ReturnType<typeof linkTo>[]) {
  const { pathname } = useLocation()
  const unread = useLive().summary?.unread ?? 0
  return links.map(({ path, label, icon, has }) => {
    const count = path === deskPaths.list ? unread : 0
    return {
      path,
      isCurrent: has(pathname),
      icon: (
        <Badge badgeContent={count} max={99}>
          <DeskIcon name={icon} />
        </Badge>
      ),
      label: (
        <>
          {label}
          {/* Material UI hides badges from screen readers. */}
          {count > 0 && <VisuallyHidden as="span"> {notRead(count)}</VisuallyHidden>}
        </>
      ),
    }
  })
}

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
  [shortViewport]: { position: 'static' },
  '@media print': { display: 'none' },
}))

/** The navigation of a phone, within a thumb's reach. */
export function BottomBar() {
  const links = useLinks(barLinks)
  return (
    <Bar aria-label={navigation}>
      <BottomNavigation showLabels value={links.findIndex(({ isCurrent }) => isCurrent)}>
        {links.map(({ path, isCurrent, icon, label }) => (
          <BottomNavigationAction
            key={path}
            href={path}
            label={label}
            aria-current={isCurrent ? 'page' : undefined}
            icon={icon}
          />
        ))}
      </BottomNavigation>
    </Bar>
  )
}

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
export function SideRail() {
  const links = useLinks(railLinks)
  const { ask, sheet } = useSignOut()
  return (
    <Rail>
      <Logo sx={logo} />
      <nav aria-label={navigation}>
        <List disablePadding sx={{ display: 'grid', gap: '.25rem' }}>
          {links.map(({ path, isCurrent, icon, label }) => (
            <ListItem key={path} disablePadding>
              <ListItemButton href={path} aria-current={isCurrent ? 'page' : undefined}>
                {icon}
                {label}
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </nav>
      <ListItemButton component="button" onClick={ask} sx={{ flexGrow: 0 }}>
        <DeskIcon name="signOut" />
        {deskWording.signOut}
      </ListItemButton>
      {sheet}
    </Rail>
  )
}

const { notDone } = deskWording.changes

/** Asks before it signs out. @returns what a button calls, and the sheet that asks */
export function useSignOut() {
  const [isAsking, setAsking] = useState(false)
  const sheet = isAsking && (
    <Suspense>
      <AskSheet
        {...deskWording.askSignOut}
        action={deskWording.signOut}
        onAct={signOut}
        onClose={() => setAsking(false)}
      />
    </Suspense>
  )
  return { ask: () => setAsking(true), sheet }
}

async function signOut(): Promise<void> {
  const { isDone, status } = await sendChange('DELETE', deskApi.session)
  if (!isDone && status !== 401) return deskToast.failed(navigator.onLine ? notDone.failed : notDone.offline)
  await clearCaches()
  // A new document: nothing of the old session stays in memory.
  window.location.assign(deskPaths.signIn)
}

/** Removes the quotes in the service worker's cache, the unsaved drafts, and the subscription to alerts. */
async function clearCaches(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  // The server has deleted the subscription with its session: nothing is sent to it any more.
  await dropSubscription(registration?.pushManager).catch(() => {})
  sessionStorage.clear()
  deleteDrafts()
  deskMark.clear()
  if (!('caches' in window)) return
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith('desk-data')).map((name) => caches.delete(name)))
}

const row = {
  font: 'inherit',
  gap: '1rem',
  minHeight: 60,
  px: 0,
  fontWeight: 600,
  borderBottom: 1,
  borderColor: 'divider',
}

export function MoreScreen() {
  const { data: session } = useDeskData<{ person: string }>(deskApi.session)
  const { ask, sheet } = useSignOut()
  return (
    <>
      <ScreenHead title={deskWording.screens.more} />
      <List disablePadding sx={{ maxWidth: 480 }}>
        {[businessLink, closedDaysLink, peopleLink].map(({ path, label, icon }) => (
          <ListItem key={path} disablePadding>
            <ListItemButton href={path} sx={row}>
              <DeskIcon name={icon} />
              {label}
            </ListItemButton>
          </ListItem>
        ))}
        <ListItem disablePadding>
          <ListItemButton component="button" onClick={ask} sx={row}>
            <DeskIcon name="signOut" />
            {deskWording.signOut}
          </ListItemButton>
        </ListItem>
      </List>
      {sheet}
      {session && <p style={{ marginTop: 16 }}>{deskWording.more.signedInAs(session.person)}</p>}
    </>
  )
}
