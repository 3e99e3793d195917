import Stack from '@mui/material/Stack'
import { type SxProps, styled, type Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { DirectServicePage } from '#data/pages/directServicePage.ts'
import { paths } from '#data/paths.ts'
import { PhoneFold } from '../blocks/PersistentAccordion.tsx'
import { RuledPairs, TickList } from '../blocks/RuledLists.tsx'
import { FoldedSection, SplitBand, SplitSection, Ticket } from '../blocks/SplitBand.tsx'
import { QuoteButton } from '../layout/CallToAction.tsx'
import { StandaloneLink } from '../navigation/links.tsx'

const look: SxProps<Theme> = ({ palette, breakpoints }) => ({
  maxWidth: '42rem',
  '& p': { color: palette.text.secondary },
  [breakpoints.up('md')]: { '& h3': { marginTop: '1rem' }, '& h3 ~ div p': { marginTop: '.75rem' } },
})

/** How the work is done and what the truck cannot take, beside the destinations. */
export function HowWeDoIt({ service, wording }: Pick<DirectServicePage, 'service' | 'wording'>) {
  return (
    <SplitBand>
      <SplitSection title={wording.howTitle}>
        <Stack spacing=".75rem" sx={look}>
          <p>{service.howWeDoIt}</p>
          <PhoneFold title={wording.cannotGoTitle} heading="h3">
            <p>{service.cannotGo}</p>
            <p>
              <StandaloneLink href={paths.cannotTake}>{wording.cannotTakeLink}</StandaloneLink>
            </p>
          </PhoneFold>
        </Stack>
      </SplitSection>
      <FoldedSection title={service.destinationsTitle}>
        <RuledPairs pairs={service.destinations.map(({ what, where }) => [what, where])} />
      </FoldedSection>
    </SplitBand>
  )
}

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
