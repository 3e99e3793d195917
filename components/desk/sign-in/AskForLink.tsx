import Button from '@mui/material/Button'
import { type FormEvent, useState } from 'react'
import { deskApi } from '#data/desk/deskPaths.ts'
import { deskWording } from '#data/desk/deskWording.ts'
import { sendChange } from '../../api/requestJson.ts'
import { useKeptFocus } from '../../layout/useKeptFocus.ts'
import { DeskField } from '../frame/DeskField.tsx'
import { FormFailure } from './FormFailure.tsx'

const { signIn: wording, screens } = deskWording

/** Asks for a sign-in link by email. The answer is the same for every email address. */
export function AskForLink({ next, onSent }: { next: string; onSent: () => void }) {
  const [email, setEmail] = useState('')
  const [failure, setFailure] = useState<string>()
  const [isSending, setSending] = useState(false)
  const keptFocus = useKeptFocus()

  async function send(event: FormEvent) {
    event.preventDefault()
    setSending(true)
    setFailure(undefined)
    const { status, isDone, message } = await sendChange('POST', deskApi.link, { email, next })
    setSending(false)
    if (isDone) onSent()
    else setFailure(status === 0 ? wording.offline : (message ?? wording.wentWrong))
  }

  return (
    <section {...keptFocus}>
      <h1>{screens.signIn}</h1>
      <p>{wording.lead}</p>
      <form onSubmit={send} noValidate>
        <DeskField
          id="email"
          label={wording.email}
          type="email"
          value={email}
          onChange={setEmail}
          inputProps={{ autoComplete: 'email', inputMode: 'email', autoFocus: true }}
        />
        {failure && <FormFailure text={failure} />}
        <Button type="submit" variant="primary" disabled={isSending}>
          {isSending ? wording.sending : wording.send}
        </Button>
      </form>
      <small>
        {wording.commandLine} <code style={{ whiteSpace: 'nowrap' }}>{wording.command}</code>
      </small>
    </section>
  )
}
