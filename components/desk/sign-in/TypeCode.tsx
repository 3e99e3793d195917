import Button from '@mui/material/Button'
import { useId } from 'react'
import { deskWording } from '#data/desk/deskWording.ts'
import { CodeForm } from './CodeForm.tsx'
import { useSignIn } from './useSignIn.ts'

const { signIn: wording } = deskWording

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
