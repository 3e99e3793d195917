import { type RefObject, useEffect, useState } from 'react'
import { photosAndDay } from '#data/quote/photosAndDay.ts'
import { findField } from '../fields/findField.ts'
import { chosenAccess, withAccess } from './accessLine.ts'
import { Choices } from './Choices.tsx'

const { label, choices } = photosAndDay.access
const options = choices.map((choice) => ({ value: choice, label: choice }))

type AccessChoicesProps = { form: RefObject<HTMLFormElement | null>; readOnly: boolean }

/** Stairs, floor and distance: what the crew should bring. The chosen ones become the first line of the message. */
export function AccessChoices({ form, readOnly }: AccessChoicesProps) {
  const [chosen, setChosen] = useState<string[]>([])

  // The visitor may change the line by hand.
  useEffect(() => {
    const message = findField(form.current, 'message')
    const read = () => setChosen(chosenAccess(message?.value ?? ''))
    read()
    message?.addEventListener('input', read)
    return () => message?.removeEventListener('input', read)
  }, [form])

  function choose(next: readonly string[]) {
    const message = findField(form.current, 'message')
    if (!message) return
    message.value = withAccess(message.value, next)
    // An input event stores the draft.
    message.dispatchEvent(new Event('input', { bubbles: true }))
  }

  return <Choices label={label} options={options} value={chosen} onChange={choose} readOnly={readOnly} />
}
