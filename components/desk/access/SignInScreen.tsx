import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { type ComponentProps, useEffect, useId, useState } from 'react'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import useSWR, { useSWRConfig } from 'swr'
import { deskApi, deskPaths, linkLifetime, pathAfterSignIn } from '#data/desk/deskPaths.ts'
import { deskWording } from '#data/desk/deskWording.ts'
import { signInWording as wording } from '#data/desk/signInWording.ts'
import { textIn } from '../../api/requestJson.ts'
import { useRestoreFocus } from '../../layout/useRestoreFocus.ts'
import { Logo } from '../../media/Logo.tsx'
import { sessionValue } from '../../session/createStore.ts'
import { type ChangeAnswer, sendChange } from '../data/DeskData.tsx'
import { DeskField, submits } from '../frame/DeskField.tsx'
import { Notice } from '../frame/DeskIcon.tsx'
import { useDocumentTitle, useScreenWithoutHead } from '../frame/Screen.tsx'

const { screens, changes } = deskWording
const { notDone } = changes

const Page = styled('main')(({ theme: { palette, design, breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 26rem)',
  justifyContent: 'center',
  alignContent: 'start',
  gap: '1.75rem',
  minHeight: '100dvh',
  padding: '1.75rem 1rem',
  borderTop: `12px solid ${palette.secondary.main}`,
  '--logo-ground': palette.primary.main,
  '--logo-ink': palette.common.white,
  [breakpoints.up('md')]: { paddingTop: '14vh' },
  '& h1': { fontSize: 'clamp(1.75rem, 1.5rem + 1vw, 2.25rem)', lineHeight: 1.1 },
  '& form': { display: 'grid', gap: '1rem' },
  '& section': {
    display: 'grid',
    gap: '1rem',
    padding: '1.5rem',
    borderRadius: design.corner.large,
    background: palette.background.paper,
    border: `1px solid ${palette.divider}`,
  },
}))

const logo = { justifySelf: 'start' }

/** When this tab asked for a link: a phone may reload the tab while its owner reads the email. */
const askedAt = sessionValue('deskLinkAskedAt')

const hasValidCode = () => Date.now() - Number(askedAt.read() ?? 0) < linkLifetime

export function SignInScreen() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const next = pathAfterSignIn(params.get('next') ?? undefined)
  const { search, hash } = useLocation()
  // The secret is in the fragment of the URL, which browsers send to no server.
  const link = new URLSearchParams(hash.slice(1)).get('link')
  const [hasAsked, setHasAsked] = useState(hasValidCode)
  useDocumentTitle(screens.signIn)
  useScreenWithoutHead()
  // A sign-in in another tab counts here, too.
  const { data: session } = useSWR<{ person: string } | null>(deskApi.session, { refreshInterval: 5000 })
  const isSignedIn = Boolean(session) && !link
  useEffect(() => {
    if (isSignedIn) askedAt.clear()
  }, [isSignedIn])

  function arrive(path: string) {
    askedAt.clear()
    navigate(pathAfterSignIn(path), { replace: true })
  }
  function ask() {
    askedAt.write(String(Date.now()))
    setHasAsked(true)
  }
  function askAnew() {
    askedAt.clear()
    setHasAsked(false)
  }

  if (isSignedIn) return <Navigate to={next} replace />
  return (
    <Page>
      <Logo sx={logo} />
      {link ? (
        <UseLink
          key={link}
          link={link}
          onArrive={arrive}
          onAskAgain={() => navigate({ search }, { replace: true })}
        />
      ) : hasAsked ? (
        <TypeCode next={next} onArrive={arrive} onOther={askAnew} />
      ) : (
        <AskForLink next={next} onSent={ask} />
      )}
    </Page>
  )
}

/** Asks for a sign-in link by email. The answer is the same for every email address. */
function AskForLink({ next, onSent }: { next: string; onSent: () => void }) {
  const { send, ...state } = useSending()
  const { data, error } = useSWR<{ isMailed: boolean }>(deskApi.link)
  if (!data && !error) return null
  const isMailed = data?.isMailed !== false

  async function ask(email: string) {
    if (await send(deskApi.link, { email, next })) onSent()
  }

  return (
    <section>
      <h1>{screens.signIn}</h1>
      <p>{isMailed ? wording.lead : wording.leadWithoutMail}</p>
      {isMailed && (
        <FieldForm
          id="email"
          label={wording.email}
          type="email"
          inputProps={{ autoComplete: 'email', inputMode: 'email', autoFocus: true }}
          button={wording.send}
          {...state}
          onSend={ask}
        />
      )}
      <small>
        {isMailed && wording.noEmail} {wording.commandLine}{' '}
        <code style={{ whiteSpace: 'nowrap' }}>{wording.command}</code>
      </small>
    </section>
  )
}

type TypeCodeProps = { next: string; onArrive: (path: string) => void; onOther: () => void }

/** Shown after a request for a link: asks for the code of the email, which signs in as well. */
function TypeCode({ next, onArrive, onOther }: TypeCodeProps) {
  const { signIn, ...state } = useSignIn(onArrive)
  const lead = useId()
  return (
    <section>
      <h1>{wording.sentTitle}</h1>
      <p id={lead}>{wording.sent}</p>
      <CodeForm lead={lead} {...state} onSend={(code) => signIn({ code }, next)} />
      <Button variant="quiet" onClick={onOther}>
        {wording.other}
      </Button>
    </section>
  )
}

type UseLinkProps = { link: string; onArrive: (path: string) => void; onAskAgain: () => void }

/** The page behind a link has one button, since mail scanners open links but press no button. */
function UseLink({ link, onArrive, onAskAgain }: UseLinkProps) {
  const { signIn, ...state } = useSignIn(onArrive)
  const { isSending, failure } = state
  const [needsCode, setNeedsCode] = useState(false)
  if (failure?.status === 409 && !needsCode) setNeedsCode(true)
  const focusProps = useRestoreFocus()

  if (failure?.status === 410)
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
        <CodeForm {...state} onSend={(code) => signIn({ link, code })} />
      </section>
    )
  return (
    <section {...focusProps}>
      <h1>{wording.linkTitle}</h1>
      <p>{wording.linkLead}</p>
      <FailureNotice failure={failure} />
      <Button variant="primary" disabled={isSending} onClick={() => signIn({ link })}>
        {isSending ? wording.sending : wording.useLink}
      </Button>
    </section>
  )
}

type FormProps = Omit<ReturnType<typeof useSending>, 'send'> & { onSend: (text: string) => void }

/** @param lead id of the sentence above, which screen readers read with the field: the field has the focus from the start */
const CodeForm = ({ lead, ...form }: FormProps & { lead?: string }) => (
  <FieldForm
    id="code"
    label={wording.code}
    hint={wording.codeHint}
    describedBy={lead}
    inputProps={{ inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 12, autoFocus: true }}
    button={wording.useCode}
    {...form}
  />
)

type FieldFormProps = FormProps &
  Omit<ComponentProps<typeof DeskField>, 'value' | 'onChange'> & { button: string }

/** A form of one field. */
function FieldForm({ button, isSending, failure, onSend, ...field }: FieldFormProps) {
  const [text, setText] = useState('')
  const focusProps = useRestoreFocus()
  return (
    <form {...focusProps} {...submits(() => onSend(text))}>
      <DeskField {...field} value={text} onChange={setText} />
      <FailureNotice failure={failure} />
      <Button type="submit" variant="primary" disabled={isSending}>
        {isSending ? wording.sending : button}
      </Button>
    </form>
  )
}

const FailureNotice = ({ failure }: Pick<FormProps, 'failure'>) =>
  failure && (
    <Notice severity="error" icon="error">
      {failure.text}
    </Notice>
  )

/** Sends what signs in; `failure` says why it was refused. */
function useSending() {
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<{ status: number; text: string }>()

  async function send(url: string, payload: object): Promise<ChangeAnswer | undefined> {
    setSending(true)
    setFailure(undefined)
    const answer = await sendChange('POST', url, payload)
    setSending(false)
    if (answer.isDone) return answer
    const { status, message } = answer
    setFailure({ status, text: status === 0 ? notDone.offline : (message ?? notDone.failed) })
  }
  return { send, isSending, failure }
}

function useSignIn(onArrive: (path: string) => void) {
  const { mutate } = useSWRConfig()
  const { send, ...state } = useSending()

  async function signIn(proof: { link?: string; code?: string }, next?: string) {
    const answer = await send(deskApi.signIn, proof)
    if (!answer) return
    // Answers without a session are out of date.
    await mutate(() => true, undefined, { revalidate: false })
    onArrive(next ?? textIn(answer.body, 'next') ?? deskPaths.list)
  }
  return { signIn, ...state }
}
