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
import { useDeskData } from '../data/DeskData.tsx'
import { useSend } from '../data/useQuoteChanges.ts'
import { AskSheet } from '../frame/AskSheet.tsx'

/** The person's calendar feed: its link is shown once, after it was made. */
export function CalendarFeed() {
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
          onClick={() => (data.madeAt ? setAsking(true) : void change('POST'))}
        >
          {data.madeAt ? wording.renew : wording.make}
        </Button>
        {data.madeAt && (
          <Button disabled={isBusy} onClick={() => void change('DELETE')}>
            {wording.withdraw}
          </Button>
        )}
      </Stack>
      {isAsking && (
        <AskSheet
          {...wording.askRenew}
          action={wording.renew}
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
