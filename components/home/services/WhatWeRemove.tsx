import styled from '@emotion/styled'
import type { HomePage } from '#data/pages/home.ts'
import { paths } from '#data/paths.ts'
import type { DirectServiceRow } from '#data/services/direct/directServices.ts'
import { Section } from '../../layout/Section.tsx'
import { RemovedRow } from './RemovedRow.tsx'

/** Ruled rows; tiles with icon and name on a phone. */
const Rows = styled('ul')(({ theme: { breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '.625rem',
  '& li': { display: 'grid' },
  [breakpoints.up('sm')]: { gap: '0 clamp(1.5rem, 4vw, 5rem)' },
  [breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr 1fr' },
}))

type WhatWeRemoveProps = HomePage['whatWeRemove'] & { services: readonly DirectServiceRow[] }

export function WhatWeRemove({ title, lead, services }: WhatWeRemoveProps) {
  return (
    <Section id="services" title={title} lead={lead} leadPlace="beside" ground="paper">
      <Rows>
        {services.map(({ slug, name, icon, summary }) => (
          <li key={slug}>
            <RemovedRow to={paths.directService(slug)} icon={icon} name={name} summary={summary} />
          </li>
        ))}
      </Rows>
    </Section>
  )
}
