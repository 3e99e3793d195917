import Button from '@mui/material/Button'
import { useState } from 'react'
import { deskWording } from '#data/desk/deskWording.ts'
import { CodeForm } from './CodeForm.tsx'
import { FormFault } from './FormFault.tsx'
import { useSignIn } from './useSignIn.ts'

const { signIn: words } = deskWording

type UseLinkProps = { link: string; onArrive: (path: string) => void; onAskAgain: () => void }

/** Behind a link: one button, since programs that check mails open links and press nothing. */
export function UseLink({ link, onArrive, onAskAgain }: UseLinkProps) {
  const { signIn, isSending, fault } = useSignIn(onArrive)
  const [needsCode, setNeedsCode] = useState(false)
  if (fault?.kind === 'needsCode' && !needsCode) setNeedsCode(true)

  if (fault?.kind === 'expired')
    return (
      <section>
        <h1>{words.expiredTitle}</h1>
        <p role="alert">{fault.text}</p>
        <Button variant="primary" onClick={onAskAgain}>
          {words.askAgain}
        </Button>
      </section>
    )
  if (needsCode)
    return (
      <section>
        <h1>{words.needsCodeTitle}</h1>
        <CodeForm isSending={isSending} fault={fault?.text} onCode={(code) => signIn({ link, code })} />
      </section>
    )
  return (
    <section>
      <h1>{words.linkTitle}</h1>
      <p>{words.linkLead}</p>
      {fault && <FormFault text={fault.text} />}
      <Button variant="primary" disabled={isSending} onClick={() => signIn({ link })}>
        {isSending ? words.sending : words.useLink}
      </Button>
    </section>
  )
}
