import Grid from '@mui/material/Grid'
import type { HomePage } from '#data/pages/home.ts'
import { paths } from '#data/paths.ts'
import type { DirectServiceRow } from '#data/services/direct/directServices.ts'
import { Section } from '../../layout/Section.tsx'
import { RemovedRow } from './RemovedRow.tsx'

type WhatWeRemoveProps = HomePage['whatWeRemove'] & { services: readonly DirectServiceRow[] }

export function WhatWeRemove({ title, lead, services }: WhatWeRemoveProps) {
  return (
    <Section id="services" title={title} lead={lead} leadPlace="beside" ground="paper">
      {/* Ruled rows; tiles with icon and name on a phone. */}
      <Grid
        container
        component="ul"
        rowSpacing={{ xs: '.625rem', sm: 0 }}
        columnSpacing={{ xs: '.625rem', sm: 'clamp(1.5rem, 4vw, 5rem)' }}
      >
        {services.map(({ slug, name, icon, summary }) => (
          <Grid key={slug} component="li" size={{ xs: 6, md: 4 }} sx={{ display: 'grid' }}>
            <RemovedRow to={paths.directService(slug)} icon={icon} name={name} summary={summary} />
          </Grid>
        ))}
      </Grid>
    </Section>
  )
}
