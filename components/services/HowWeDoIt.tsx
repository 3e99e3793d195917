import Stack from '@mui/material/Stack'
import type { SxProps, Theme } from '@mui/material/styles'
import type { DirectServicePage } from '#data/pages/directServicePage.ts'
import { paths } from '#data/paths.ts'
import { RuledPairs } from '../blocks/RuledPairs.tsx'
import { SplitBand, SplitSection } from '../blocks/SplitBand.tsx'
import { StandaloneLink } from '../navigation/StandaloneLink.tsx'

const look: SxProps<Theme> = ({ palette }) => ({
  maxWidth: '42rem',
  '& p': { color: palette.text.secondary },
  '& h3': { marginTop: '1rem' },
})

/** How the work is done and what the truck cannot take, beside the destinations. */
export function HowWeDoIt({ service, wording }: Pick<DirectServicePage, 'service' | 'wording'>) {
  return (
    <SplitBand>
      <SplitSection title={wording.howTitle}>
        <Stack spacing=".75rem" sx={look}>
          <p>{service.howWeDoIt}</p>
          <h3>{wording.cannotGoTitle}</h3>
          <p>{service.cannotGo}</p>
          <p>
            <StandaloneLink href={paths.cannotTake}>{wording.cannotTakeLink}</StandaloneLink>
          </p>
        </Stack>
      </SplitSection>
      <SplitSection title={service.destinationsTitle}>
        <RuledPairs pairs={service.destinations.map(({ what, where }) => [what, where])} />
      </SplitSection>
    </SplitBand>
  )
}
