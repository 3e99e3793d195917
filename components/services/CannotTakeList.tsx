import styled from '@emotion/styled'
import type { CannotTake } from '#data/services/cannotTake.ts'
import { Section } from '../layout/Section.tsx'
import { Source } from '../layout/Source.tsx'

const List = styled('ul')(({ theme: { palette, breakpoints } }) => ({
  display: 'grid',
  gap: '1.75rem 2.5rem',
  '& li': { borderTop: `1px solid ${palette.divider}`, paddingTop: '1rem' },
  '& p': { marginTop: '.35rem', color: palette.text.secondary },
  '& p + p': { color: palette.text.primary },
  [breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  [breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, 1fr)' },
}))

type CannotTakeListProps = { title: string; lead: string; items: readonly CannotTake[] }

/** What we cannot take, each item with who takes it instead. */
export function CannotTakeList({ title, lead, items }: CannotTakeListProps) {
  return (
    <Section id="cannot-take" title={title} lead={lead}>
      <List>
        {items.map(({ what, why, who, source }) => (
          <li key={what}>
            <h3>{what}</h3>
            <p>{why}</p>
            <p>
              {who} {source && <Source {...source} />}
            </p>
          </li>
        ))}
      </List>
    </Section>
  )
}
