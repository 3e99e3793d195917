import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { calendarWording as wording } from '#data/desk/calendarWording.ts'
import { dateTimeName } from '#data/desk/deskCalendar.ts'
import { deskApi } from '#data/desk/deskPaths.ts'
import { textIn } from '../../api/requestJson.ts'
import { useRestoreFocus } from '../../layout/useRestoreFocus.ts'
import { deskToast } from '../../toasts/toastStore.ts'
import { sendChange, useDeskData } from '../data/DeskData.tsx'
import { useQuoteChanges } from '../data/useQuoteChanges.ts'
import { AskSheet } from '../frame/AskSheet.tsx'

/** The person's calendar feed: its link is shown once, after it was made. */
export function CalendarFeed() {
  const { data, retry } = useDeskData<{ madeAt: string | null }>(deskApi.calendar)
  const { toastFailure } = useQuoteChanges()
  const [url, setUrl] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const focusProps = useRestoreFocus()
  if (!data) return null

  async function send(method: 'POST' | 'DELETE') {
    setBusy(true)
    const answer = await sendChange(method, deskApi.calendar)
    setBusy(false)
    if (!answer.isDone) return toastFailure(answer)
    setUrl(textIn(answer.body, 'url'))
    deskToast.done(method === 'POST' ? wording.made : wording.withdrawn)
    retry()
  }

  return (
    <Stack
      component="section"
      spacing={1.5}
      sx={{ maxWidth: 640, mt: 4, alignItems: 'start', '& h2': { fontSize: '1.25rem' } }}
      {...focusProps}
    >
      <h2>{wording.title}</h2>
      <p>{wording.lead}</p>
      <p>{wording.warning}</p>
      {url && <NewLink url={url} />}
      {data.madeAt && !url && <p>{wording.since(dateTimeName(data.madeAt, Date.now()))}</p>}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant={data.madeAt ? 'plain' : 'primary'}
          disabled={isBusy}
          onClick={() => (data.madeAt ? setAsking(true) : void send('POST'))}
        >
          {data.madeAt ? wording.renew : wording.make}
        </Button>
        {data.madeAt && (
          <Button disabled={isBusy} onClick={() => void send('DELETE')}>
            {wording.withdraw}
          </Button>
        )}
      </Stack>
      {isAsking && (
        <AskSheet
          {...wording.askRenew}
          action={wording.renew}
          onAct={() => void send('POST')}
          onClose={() => setAsking(false)}
        />
      )}
    </Stack>
  )
}

function NewLink({ url }: { url: string }) {
  async function copy() {
    await navigator.clipboard.writeText(url)
    deskToast.done(wording.copied)
  }
  return (
    <>
      <p>{wording.shownOnce}</p>
      <Stack direction="row" spacing={1} sx={{ alignSelf: 'stretch' }}>
        <OutlinedInput
          fullWidth
          readOnly
          value={url}
          inputProps={{ 'aria-label': wording.link }}
          onFocus={({ target }) => target.select()}
        />
        <Button variant="primary" onClick={() => void copy()}>
          {wording.copy}
        </Button>
      </Stack>
    </>
  )
}
