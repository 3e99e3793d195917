import Button from '@mui/material/Button'
import { type FormEvent, useState } from 'react'
import { deskApi } from '#data/desk/deskPaths.ts'
import { deskWording } from '#data/desk/deskWording.ts'
import { sendChange } from '../../api/sendChange.ts'
import { DeskField } from '../frame/DeskField.tsx'
import { FormFault } from './FormFault.tsx'

const { signIn: words, screens } = deskWording

/** Asks for a link by email. The answer is the same for every address. */
export function AskForLink({ next, onSent }: { next: string; onSent: (email: string) => void }) {
  const [email, setEmail] = useState('')
  const [fault, setFault] = useState<string>()
  const [isSending, setSending] = useState(false)

  async function send(event: FormEvent) {
    event.preventDefault()
    setSending(true)
    setFault(undefined)
    const { status, isDone, message } = await sendChange('POST', deskApi.link, { email, next })
    setSending(false)
    if (isDone) onSent(email)
    else setFault(status === 0 ? words.offline : (message ?? words.wentWrong))
  }

  return (
    <section>
      <h1>{screens.signIn}</h1>
      <p>{words.lead}</p>
      <form onSubmit={send} noValidate>
        <DeskField
          id="email"
          label={words.email}
          type="email"
          value={email}
          onChange={setEmail}
          inputProps={{ autoComplete: 'email', inputMode: 'email', autoFocus: true }}
        />
        {fault && <FormFault text={fault} />}
        <Button type="submit" variant="primary" disabled={isSending}>
          {isSending ? words.sending : words.send}
        </Button>
      </form>
      <small>
        {words.commandLine} <code style={{ whiteSpace: 'nowrap' }}>{words.command}</code>
      </small>
    </section>
  )
}
