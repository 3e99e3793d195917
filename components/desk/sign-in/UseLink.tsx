import Button from '@mui/material/Button'
import { useState } from 'react'
import { deskWording } from '#data/desk/deskWording.ts'
import { useKeptFocus } from '../../layout/useKeptFocus.ts'
import { CodeForm } from './CodeForm.tsx'
import { FormFailure } from './FormFailure.tsx'
import { useSignIn } from './useSignIn.ts'

const { signIn: wording } = deskWording

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
