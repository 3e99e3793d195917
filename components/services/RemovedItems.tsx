import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { DirectService } from '#data/services/direct/directServices.ts'
import { QuoteButton } from '../call-to-action/QuoteButton.tsx'
import { SplitBand, SplitSection } from '../layout/SplitBand.tsx'
import { Ticket } from '../layout/Ticket.tsx'
import { TickList } from '../layout/TickList.tsx'

const StepList = styled('ol')(({ theme: { palette } }) => ({
  '& li': {
    display: 'grid',
    gridTemplateColumns: '7rem 1fr',
    gap: '.25rem 1rem',
    padding: '.8rem 0',
    borderTop: `1px solid ${palette.kraft.dark}`,
  },
}))

type RemovedItemsProps = { title: string; items: readonly string[]; process: DirectService['process'] }

/** What the service takes away, beside how a visit goes. */
export function RemovedItems({ title, items, process }: RemovedItemsProps) {
  return (
    <SplitBand parts="wideLeft">
      <SplitSection title={title}>
        <TickList items={items} columns={2} />
      </SplitSection>
      <ProcessBox {...process} />
    </SplitBand>
  )
}

function ProcessBox({ title, steps, button, note }: DirectService['process']) {
  return (
    <Ticket title={title}>
      <StepList>
        {steps.map((step) => (
          <li key={step.title}>
            <b>{step.title}</b>
            <span>{step.text}</span>
          </li>
        ))}
      </StepList>
      <QuoteButton label={button} />
      <Typography variant="body2" color="textSecondary">
        {note}
      </Typography>
    </Ticket>
  )
}
