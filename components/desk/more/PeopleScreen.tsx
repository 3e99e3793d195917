import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useSWRConfig } from 'swr'
import { dateTimeName } from '#data/desk/deskCalendar.ts'
import { deskApi } from '#data/desk/deskPaths.ts'
import { describeBrowser, deskWording } from '#data/desk/deskWording.ts'
import { sendChange } from '../../api/requestJson.ts'
import { useKeptFocus } from '../../layout/useKeptFocus.ts'
import { deskToast } from '../../toasts/deskToast.ts'
import { useDeskData } from '../data/DeskData.tsx'
import { signOut } from '../data/signOut.ts'
import { useQuoteChanges } from '../data/useQuoteChanges.ts'
import { ScreenHead } from '../frame/ScreenHead.tsx'
import { FailureState, LoadingCards } from '../frame/ScreenStates.tsx'
import { AlertSwitch } from './AlertSwitch.tsx'

const { people: wording, signOut: signOutLabel } = deskWording

type DeskSession = {
  id: string
  person: string
  agent: string
  beganAt: string
  seenAt: string
  isThis: boolean
}

const Sessions = styled('ul')(({ theme: { palette, design, typography } }) => ({
  display: 'grid',
  gap: '.75rem',
  maxWidth: 640,
  margin: '1rem 0',
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '.5rem 1rem',
    padding: '1rem',
    borderRadius: design.corner.medium,
    border: `1px solid ${palette.divider}`,
    background: palette.background.paper,
  },
  '& h2': { fontSize: '1.125rem', overflowWrap: 'anywhere' },
  '& small': { ...typography.body2, display: 'block', color: palette.text.secondary },
}))

/** The sessions: who is signed in, and in which browser. */
export function PeopleScreen() {
  const { data, isLoading, failure, retry } = useDeskData<{ sessions: DeskSession[] }>(deskApi.sessions)
  const keptFocus = useKeptFocus()
  return (
    <>
      <ScreenHead title={wording.title} />
      <AlertSwitch />
      <p>{wording.lead}</p>
      {isLoading && <LoadingCards count={2} height={92} />}
      {failure && <FailureState failure={failure} retry={retry} />}
      {data && (
        <Sessions {...keptFocus}>
          {data.sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </Sessions>
      )}
      <p>{wording.invite}</p>
    </>
  )
}

function SessionRow({ session: { id, person, agent, beganAt, seenAt, isThis } }: { session: DeskSession }) {
  const { mutate } = useSWRConfig()
  const { explain } = useQuoteChanges()
  const browser = describeBrowser(agent)

  async function signOutOther() {
    const answer = await sendChange('DELETE', deskApi.oneSession(id))
    if (!answer.isDone && answer.status !== 404) return explain(answer)
    deskToast.done(wording.ended(person))
    void mutate(deskApi.sessions)
  }

  return (
    <li>
      <div>
        <h2>{person}</h2>
        <small>{isThis ? `${wording.thisOne}: ${browser}` : browser}</small>
        <small>{`${wording.began} ${dateTimeName(beganAt, Date.now())}`}</small>
        <small>{`${wording.seen} ${dateTimeName(seenAt, Date.now())}`}</small>
      </div>
      <Button onClick={isThis ? signOut : signOutOther} aria-label={wording.signOutOther(person, browser)}>
        {signOutLabel}
      </Button>
    </li>
  )
}
