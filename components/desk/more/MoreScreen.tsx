import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import { deskApi } from '#data/desk/deskPaths.ts'
import { deskWording } from '#data/desk/deskWording.ts'
import { RouterLink } from '../../navigation/RouterLink.tsx'
import { useDeskData } from '../data/DeskData.tsx'
import { signOut } from '../data/signOut.ts'
import { DeskIcon } from '../frame/DeskIcon.tsx'
import { peopleLink, sourcesLink } from '../frame/DeskNavigation.tsx'
import { ScreenHead } from '../frame/ScreenHead.tsx'

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
  return (
    <>
      <ScreenHead title={deskWording.screens.more} />
      <List disablePadding sx={{ maxWidth: 480 }}>
        {[sourcesLink, peopleLink].map(({ path, label, icon }) => (
          <ListItem key={path} disablePadding>
            <ListItemButton component={RouterLink} href={path} sx={row}>
              <DeskIcon name={icon} />
              {label}
            </ListItemButton>
          </ListItem>
        ))}
        <ListItem disablePadding>
          <ListItemButton component="button" onClick={signOut} sx={row}>
            <DeskIcon name="signOut" />
            {deskWording.signOut}
          </ListItemButton>
        </ListItem>
      </List>
      {session && <p style={{ marginTop: 16 }}>{deskWording.more.signedInAs(session.person)}</p>}
    </>
  )
}
