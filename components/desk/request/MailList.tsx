import Button from '@mui/material/Button'
import { useSWRConfig } from 'swr'
import { deskApi } from '#data/desk/deskPaths.ts'
import { deskWording, mailWording } from '#data/desk/deskWording.ts'
import { sendChange } from '../../api/sendChange.ts'
import { useDeskToast } from '../../toasts/deskToast.ts'
import type { MailRecord } from '../data/useQuote.ts'
import { useQuoteChanges } from '../data/useQuoteChanges.ts'
import { Panel } from './Panel.tsx'

const { request: words } = deskWording

/** The mails about a request, and whether they arrived. */
export function MailList({ id, mails }: { id: string; mails: readonly MailRecord[] }) {
  const { mutate } = useSWRConfig()
  const toast = useDeskToast()
  const { explain } = useQuoteChanges()

  async function sendAgain() {
    const answer = await sendChange('POST', deskApi.resend(id))
    if (!answer.isDone) return explain(answer)
    toast.done(words.sentAgain)
    void mutate(deskApi.quote(id))
  }

  return (
    <Panel title={words.mails}>
      {mails.length === 0 && <p>{words.noMails}</p>}
      <ul>
        {mails.map(({ kind, state, error }) => (
          <li key={kind}>
            {mailWording.kinds[kind] ?? kind}: {mailWording.states[state]}
            {state !== 'sent' && error && ` (${error})`}
          </li>
        ))}
      </ul>
      <Button onClick={sendAgain} sx={{ justifySelf: 'start' }}>
        {words.sendAgain}
      </Button>
    </Panel>
  )
}
