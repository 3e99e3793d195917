import Button from '@mui/material/Button'
import { useState } from 'react'
import { deskWording } from '#data/desk/deskWording.ts'
import { useKeptFocus } from '../../layout/useKeptFocus.ts'
import { DeskField } from '../frame/DeskField.tsx'
import { FormFailure } from './FormFailure.tsx'

const { signIn: wording } = deskWording

type CodeFormProps = {
  /** Id of the sentence above, which screen readers read with the field: the field has the focus from the start. */
  lead?: string
  isSending: boolean
  failure: string | undefined
  onCode: (code: string) => void
}

/** A form for the six-digit code of the email; phones suggest the code. */
export function CodeForm({ lead, isSending, failure, onCode }: CodeFormProps) {
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
