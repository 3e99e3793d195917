import Button from '@mui/material/Button'
import { useState } from 'react'
import { deskWording } from '#data/desk/deskWording.ts'
import { DeskField } from '../frame/DeskField.tsx'
import { FormFault } from './FormFault.tsx'

const { signIn: words } = deskWording

type CodeFormProps = { isSending: boolean; fault: string | undefined; onCode: (code: string) => void }

/** The six digits of the email; phones offer them by themselves. */
export function CodeForm({ isSending, fault, onCode }: CodeFormProps) {
  const [code, setCode] = useState('')
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onCode(code)
      }}
    >
      <DeskField
        id="code"
        label={words.code}
        hint={words.codeHint}
        value={code}
        onChange={setCode}
        inputProps={{ inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 12, autoFocus: true }}
      />
      {fault && <FormFault text={fault} />}
      <Button type="submit" variant="primary" disabled={isSending}>
        {isSending ? words.sending : words.useCode}
      </Button>
    </form>
  )
}
