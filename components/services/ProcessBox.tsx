import styled from '@emotion/styled'
import type { DirectService } from '#data/services/direct/directServices.ts'
import { QuoteButton } from '../call-to-action/QuoteButton.tsx'
import { Ticket } from '../layout/Ticket.tsx'

const StepList = styled('ol')(({ theme: { palette } }) => ({
  '& li': {
    display: 'grid',
    gridTemplateColumns: '7rem 1fr',
    gap: '.25rem 1rem',
    padding: '.8rem 0',
    borderTop: `1px solid ${palette.kraft.dark}`,
  },
}))

const Note = styled('p')(({ theme: { palette, typography } }) => ({
  ...typography.body2,
  color: palette.text.secondary,
}))

/** How a visit goes, and the button to book one. */
export function ProcessBox({
  process: { title, steps, button, note },
}: {
  process: DirectService['process']
}) {
  return (
    <Ticket aria-label={title}>
      <h2>{title}</h2>
      <StepList>
        {steps.map((step) => (
          <li key={step.title}>
            <b>{step.title}</b>
            <span>{step.text}</span>
          </li>
        ))}
      </StepList>
      <QuoteButton label={button} />
      <Note>{note}</Note>
    </Ticket>
  )
}
