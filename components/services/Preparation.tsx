import { styled } from '@mui/material/styles'
import { CallButton } from '../call-to-action/CallButton.tsx'
import type { Feature } from '../layout/FeatureGrid.tsx'
import { Ticket } from '../layout/Ticket.tsx'
import { Icon } from '../media/Icon.tsx'

const Steps = styled('ul')(({ theme: { palette } }) => ({
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: '.15rem 1rem',
    padding: '.9rem 0',
    borderTop: `1px solid ${palette.kraft.dark}`,
    lineHeight: 1.45,
  },
  '& svg': { gridRow: 'span 2', color: palette.primary.main },
  '& h3': { font: 'inherit', fontWeight: 700, letterSpacing: 0 },
}))

type PreparationProps = { title: string; steps: readonly Feature[]; button: string }

/** What the customer does before the visit. */
export function Preparation({ title, steps, button }: PreparationProps) {
  return (
    <Ticket title={title}>
      <Steps>
        {steps.map(({ icon, title, text }) => (
          <li key={title}>
            <Icon name={icon} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </Steps>
      <CallButton variant="primary" label={button} />
    </Ticket>
  )
}
