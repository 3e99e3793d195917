import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import Stack from '@mui/material/Stack'
import type { SxProps } from '@mui/material/styles'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { calendarWording, peopleWording as wording } from '#data/desk/calendarWording.ts'
import { describeBrowser } from '#data/desk/describeBrowser.ts'
import { dateTimeName } from '#data/desk/deskCalendar.ts'
import { deskApi } from '#data/desk/deskPaths.ts'
import { deskWording } from '#data/desk/deskWording.ts'
import { textIn } from '../../api/requestJson.ts'
import { useRestoreFocus } from '../../layout/useRestoreFocus.ts'
import { deskToast } from '../../toasts/toastStore.ts'
import { sendChange, useDeskData } from '../data/DeskData.tsx'
import { useQuoteChanges, useSend } from '../data/useQuoteChanges.ts'
import { AskSheet } from '../frame/AskSheet.tsx'
import { useSignOut } from '../frame/DeskNavigation.tsx'
import { CardRow, FailureState, LoadingCards, ScreenHead } from '../frame/Screen.tsx'
import { AlertSwitch } from './Alerts.tsx'

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

/** The person's calendar feed: its link is shown once, after it was made. */
function CalendarFeed() {
  const { data, retry } = useDeskData<{ madeAt: string | null }>(deskApi.calendar)
  const { send, isBusy } = useSend()
  const [url, setUrl] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const focusProps = useRestoreFocus()
  if (!data) return null

  async function change(method: 'POST' | 'DELETE') {
    const answer = await send(method, deskApi.calendar)
    if (!answer) return
    setUrl(textIn(answer.body, 'url'))
    deskToast.done(method === 'POST' ? calendarWording.made : calendarWording.withdrawn)
    retry()
  }

  return (
    <Stack
      component="section"
      spacing={1.5}
      sx={{ maxWidth: 640, mt: 4, alignItems: 'start', '& h2': { fontSize: '1.25rem' } }}
      {...focusProps}
    >
      <h2>{calendarWording.title}</h2>
      <p>{calendarWording.lead}</p>
      <p>{calendarWording.warning}</p>
      {url && <NewLink url={url} />}
      {data.madeAt && !url && <p>{calendarWording.since(dateTimeName(data.madeAt, Date.now()))}</p>}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant={data.madeAt ? 'plain' : 'primary'}
          disabled={isBusy}
          onClick={() => (data.madeAt ? setAsking(true) : void change('POST'))}
        >
          {data.madeAt ? calendarWording.renew : calendarWording.make}
        </Button>
        {data.madeAt && (
          <Button disabled={isBusy} onClick={() => void change('DELETE')}>
            {calendarWording.withdraw}
          </Button>
        )}
      </Stack>
      {isAsking && (
        <AskSheet
          {...calendarWording.askRenew}
          action={calendarWording.renew}
          onAct={() => void change('POST')}
          onClose={() => setAsking(false)}
        />
      )}
    </Stack>
  )
}

function NewLink({ url }: { url: string }) {
  async function copy() {
    await navigator.clipboard.writeText(url)
    deskToast.done(calendarWording.copied)
  }
  return (
    <>
      <p>{calendarWording.shownOnce}</p>
      <Stack direction="row" spacing={1} sx={{ alignSelf: 'stretch' }}>
        <OutlinedInput
          fullWidth
          readOnly
          value={url}
          inputProps={{ 'aria-label': calendarWording.link }}
          onFocus={({ target }) => target.select()}
        />
        <Button variant="primary" onClick={() => void copy()}>
          {calendarWording.copy}
        </Button>
      </Stack>
    </>
  )
}
