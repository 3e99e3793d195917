import Stack from '@mui/material/Stack'
import type { SxProps, Theme } from '@mui/material/styles'
import { paths } from '#data/paths.ts'
import type { Destination } from '#data/services/serviceSubstance.ts'
import { SplitBand, SplitSection } from '../layout/SplitBand.tsx'
import { StandaloneLink } from '../navigation/StandaloneLink.tsx'
import { Destinations } from './DestinationsAndFeatures.tsx'

const look: SxProps<Theme> = ({ palette }) => ({
  maxWidth: '42rem',
  '& p': { color: palette.text.secondary },
  '& h3': { marginTop: '1rem' },
})

type HowWeDoItProps = {
  service: {
    howWeDoIt: string
    cannotGo: string
    destinationsTitle: string
    destinations: readonly Destination[]
  }
  wording: { howTitle: string; cannotGoTitle: string; cannotTakeLink: string }
}

/** How the work goes and what stays behind, beside where everything ends up. */
export function HowWeDoIt({ service, wording }: HowWeDoItProps) {
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
        <Destinations destinations={service.destinations} />
      </SplitSection>
    </SplitBand>
  )
}
