import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import type { SxProps } from '@mui/material/styles'
import { useSWRConfig } from 'swr'
import { peopleWording as wording } from '#data/desk/calendarWording.ts'
import { describeBrowser } from '#data/desk/describeBrowser.ts'
import { dateTimeName } from '#data/desk/deskCalendar.ts'
import { deskApi } from '#data/desk/deskPaths.ts'
import { deskWording } from '#data/desk/deskWording.ts'
import { useRestoreFocus } from '../../layout/useRestoreFocus.ts'
import { deskToast } from '../../toasts/toastStore.ts'
import { sendChange, useDeskData } from '../data/DeskData.tsx'
import { useQuoteChanges } from '../data/useQuoteChanges.ts'
import { useSignOut } from '../frame/DeskNavigation.tsx'
import { CardRow, FailureState, LoadingCards, ScreenHead } from '../frame/Screen.tsx'
import { AlertSwitch } from './Alerts.tsx'
import { CalendarFeed } from './CalendarFeed.tsx'

type DeskSession = {
  id: string
  person: string
  agent: string
  beganAt: string
  seenAt: string
  isThis: boolean
}

const sessions: SxProps = {
  maxWidth: 640,
  my: 2,
  '& small': { display: 'block', typography: 'body2', color: 'text.secondary' },
}

export function PeopleScreen() {
  const { data, isLoading, failure, retry } = useDeskData<{ sessions: DeskSession[] }>(deskApi.sessions)
  const focusProps = useRestoreFocus()
  return (
    <>
      <ScreenHead title={deskWording.screens.people} />
      <AlertSwitch />
      <p>{wording.lead}</p>
      {isLoading && <LoadingCards count={2} height={92} />}
      {failure && <FailureState failure={failure} retry={retry} />}
      {data && (
        <Stack component="ul" spacing={1.5} sx={sessions} {...focusProps}>
          {data.sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </Stack>
      )}
      <p>{wording.invite}</p>
      <CalendarFeed />
    </>
  )
}

function SessionRow({ session: { id, person, agent, beganAt, seenAt, isThis } }: { session: DeskSession }) {
  const { mutate } = useSWRConfig()
  const { toastFailure } = useQuoteChanges()
  const browser = describeBrowser(agent)
  const { ask, sheet } = useSignOut()

  async function signOutOther() {
    const answer = await sendChange('DELETE', deskApi.oneSession(id))
    if (!answer.isDone && answer.status !== 404) return toastFailure(answer)
    deskToast.done(wording.ended(person))
    void mutate(deskApi.sessions)
  }

  return (
    <CardRow>
      <div>
        <h2>{person}</h2>
        <small>{isThis ? `${wording.thisOne}: ${browser}` : browser}</small>
        <small>{`${wording.began} ${dateTimeName(beganAt, Date.now())}`}</small>
        <small>{`${wording.seen} ${dateTimeName(seenAt, Date.now())}`}</small>
      </div>
      <Button onClick={isThis ? ask : signOutOther} aria-label={wording.signOutOther(person, browser)}>
        {deskWording.signOut}
      </Button>
      {sheet}
    </CardRow>
  )
}
