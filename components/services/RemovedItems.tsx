import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { DirectServicePage } from '#data/pages/directServicePage.ts'
import { SplitBand, SplitSection, Ticket } from '../blocks/SplitBand.tsx'
import { TickList } from '../blocks/TickList.tsx'
import { QuoteButton } from '../call-to-action/QuoteAndCall.tsx'

const StepList = styled('ol')(({ theme: { palette } }) => ({
  '& li': {
    display: 'flex',
    // Enlarged text: the text stands below its title.
    flexWrap: 'wrap',
    gap: '.25rem 1rem',
    '& b': { flex: '0 0 7rem' },
    '& span': { flex: '1 1 6rem' },
    padding: '.8rem 0',
    borderTop: `1px solid ${palette.kraft.dark}`,
  },
}))

/** The items that the service removes, beside the steps of a visit. */
export function RemovedItems({ service, wording }: Pick<DirectServicePage, 'service' | 'wording'>) {
  const { title, steps, button, note } = service.process
  return (
    <SplitBand parts="wideLeft">
      <SplitSection title={wording.removedTitle}>
        <TickList items={service.removedItems} columns={2} />
      </SplitSection>
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
    </SplitBand>
  )
}
