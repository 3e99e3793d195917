import Button from '@mui/material/Button'
import { deskWording } from '#data/desk/deskWording.ts'
import { CodeForm } from './CodeForm.tsx'
import { useSignIn } from './useSignIn.ts'

const { signIn: words } = deskWording

type TypeCodeProps = { next: string; onArrive: (path: string) => void; onOther: () => void }

/** After a link was asked for: the code of the email does it as well. */
export function TypeCode({ next, onArrive, onOther }: TypeCodeProps) {
  const { signIn, isSending, fault } = useSignIn(onArrive)
  return (
    <section>
      <h1>{words.sentTitle}</h1>
      <p role="status">{words.sent}</p>
      <CodeForm isSending={isSending} fault={fault?.text} onCode={(code) => signIn({ code }, next)} />
      <Button variant="quiet" onClick={onOther} sx={{ justifySelf: 'start' }}>
        {words.other}
      </Button>
    </section>
  )
}
