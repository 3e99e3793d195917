import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { type FormEvent, useId, useState } from 'react'
import { useSWRConfig } from 'swr'
import { deskApi, deskPaths } from '#data/desk/deskPaths.ts'
import { deskWording } from '#data/desk/deskWording.ts'
import { sendChange, textIn } from '../../api/requestJson.ts'
import { useKeptFocus } from '../../layout/useKeptFocus.ts'
import { DeskField } from '../frame/DeskField.tsx'
import { DeskIcon } from '../frame/DeskIcon.tsx'

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

type TypeCodeProps = { next: string; onArrive: (path: string) => void; onOther: () => void }

/** Shown after a request for a link: asks for the code of the email, which signs in as well. */
export function TypeCode({ next, onArrive, onOther }: TypeCodeProps) {
  const { signIn, isSending, failure } = useSignIn(onArrive)
  const lead = useId()
  return (
    <section>
      <h1>{wording.sentTitle}</h1>
      <p id={lead}>{wording.sent}</p>
      <CodeForm
        lead={lead}
        isSending={isSending}
        failure={failure?.text}
        onCode={(code) => signIn({ code }, next)}
      />
      <Button variant="quiet" onClick={onOther} sx={{ justifySelf: 'start' }}>
        {wording.other}
      </Button>
    </section>
  )
}

type UseLinkProps = { link: string; onArrive: (path: string) => void; onAskAgain: () => void }

/** The page behind a link has one button, since mail scanners open links but press no button. */
export function UseLink({ link, onArrive, onAskAgain }: UseLinkProps) {
  const { signIn, isSending, failure } = useSignIn(onArrive)
  const keptFocus = useKeptFocus()
  const [needsCode, setNeedsCode] = useState(false)
  if (failure?.kind === 'needsCode' && !needsCode) setNeedsCode(true)

  if (failure?.kind === 'expired')
    return (
      <section>
        <h1 tabIndex={-1}>{wording.expiredTitle}</h1>
        <p role="alert">{failure.text}</p>
        <Button variant="primary" onClick={onAskAgain}>
          {wording.askAgain}
        </Button>
      </section>
    )
  if (needsCode)
    return (
      <section>
        <h1>{wording.needsCodeTitle}</h1>
        <CodeForm isSending={isSending} failure={failure?.text} onCode={(code) => signIn({ link, code })} />
      </section>
    )
  return (
    <section {...keptFocus}>
      <h1>{wording.linkTitle}</h1>
      <p>{wording.linkLead}</p>
      {failure && <FormFailure text={failure.text} />}
      <Button variant="primary" disabled={isSending} onClick={() => signIn({ link })}>
        {isSending ? wording.sending : wording.useLink}
      </Button>
    </section>
  )
}

type CodeFormProps = {
  /** Id of the sentence above, which screen readers read with the field: the field has the focus from the start. */
  lead?: string
  isSending: boolean
  failure: string | undefined
  onCode: (code: string) => void
}

/** A form for the six-digit code of the email; phones suggest the code. */
function CodeForm({ lead, isSending, failure, onCode }: CodeFormProps) {
  const [code, setCode] = useState('')
  const keptFocus = useKeptFocus()
  return (
    <form
      {...keptFocus}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onCode(code)
      }}
    >
      <DeskField
        id="code"
        label={wording.code}
        hint={wording.codeHint}
        describedBy={lead}
        value={code}
        onChange={setCode}
        inputProps={{ inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 12, autoFocus: true }}
      />
      {failure && <FormFailure text={failure} />}
      <Button type="submit" variant="primary" disabled={isSending}>
        {isSending ? wording.sending : wording.useCode}
      </Button>
    </form>
  )
}

/** Why the form was not accepted, above its button. */
const FormFailure = ({ text }: { text: string }) => (
  <Alert severity="error" icon={<DeskIcon name="error" />}>
    {text}
  </Alert>
)

type SignInFailure = { text: string; kind: 'needsCode' | 'expired' | 'other' }

/** Signs in with a link or a code. */
function useSignIn(onArrive: (path: string) => void) {
  const { mutate } = useSWRConfig()
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<SignInFailure>()

  async function signIn(proof: { link?: string; code?: string }, next?: string) {
    setSending(true)
    setFailure(undefined)
    const { status, isDone, body, message } = await sendChange('POST', deskApi.signIn, proof)
    setSending(false)
    if (isDone) {
      // Answers without a session are out of date.
      await mutate(() => true, undefined, { revalidate: false })
      return onArrive(next ?? textIn(body, 'next') ?? deskPaths.list)
    }
    if (status === 409) setFailure({ text: message ?? '', kind: 'needsCode' })
    else if (status === 410) setFailure({ text: message ?? '', kind: 'expired' })
    else setFailure({ text: status === 0 ? wording.offline : (message ?? wording.wentWrong), kind: 'other' })
  }

  return { signIn, isSending, failure }
}
