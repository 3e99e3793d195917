import Button from '@mui/material/Button'
import { useSWRConfig } from 'swr'
import { deskApi } from '#data/desk/deskPaths.ts'
import { deskWording, mailWording } from '#data/desk/deskWording.ts'
import { sendChange } from '../../api/requestJson.ts'
import { deskToast } from '../../toasts/deskToast.ts'
import type { MailRecord } from '../data/useQuote.ts'
import { useQuoteChanges } from '../data/useQuoteChanges.ts'
import { Panel } from './Panel.tsx'

const { quote: wording } = deskWording

/** The mails about a quote, with their states. */
export function MailList({ id, mails }: { id: string; mails: readonly MailRecord[] }) {
  const { mutate } = useSWRConfig()
  const { explain } = useQuoteChanges()

  async function sendAgain() {
    const answer = await sendChange('POST', deskApi.resend(id))
    if (!answer.isDone) return explain(answer)
    deskToast.done(wording.sentAgain)
    void mutate(deskApi.quote(id))
  }

  return (
    <Panel title={wording.mails}>
      {mails.length === 0 && <p>{wording.noMails}</p>}
      <ul>
        {mails.map(({ kind, state, error }) => (
          <li key={kind}>
            {mailWording.kinds[kind] ?? kind}: {mailWording.states[state]}
            {state !== 'sent' && error && ` (${error})`}
          </li>
        ))}
      </ul>
      <Button onClick={sendAgain} sx={{ justifySelf: 'start' }}>
        {wording.sendAgain}
      </Button>
    </Panel>
  )
}
