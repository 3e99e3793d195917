import styled from '@emotion/styled'
import type { IconName } from '#data/iconNames.ts'
import { Icon } from '../media/Icon.tsx'

export type Feature = { icon: IconName; title: string; text: string }

type Columns = 2 | 3 | 4

const Grid = styled('ul', { shouldForwardProp: (prop) => prop !== 'columns' })<{ columns: Columns }>(
  ({ theme: { palette, breakpoints, typography, design }, columns }) => ({
    display: 'grid',
    gap: '1.75rem 2rem',
    '& li': { display: 'grid', gridTemplateColumns: '44px 1fr', gap: '.2rem 1rem', alignContent: 'start' },
    '& svg': { gridRow: 'span 2', width: 36, height: 36, color: palette.primary.main },
    '& h2': typography.h3,
    '& p': { color: palette.text.secondary },
    // In half a page the titles are as small as in a list.
    ...(columns === 2 && {
      '& h3': { ...typography.h4, fontFamily: design.fonts.body, fontWeight: 700, letterSpacing: 0 },
    }),
    // Three are stacked until there is room for all.
    ...(columns !== 3 && { [breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' } }),
    [breakpoints.up('md')]: {
      gridTemplateColumns: `repeat(${columns}, 1fr)`,
      // Four are too narrow for an icon beside the text.
      ...(columns === 4 && {
        '& li': { gridTemplateColumns: '1fr', gap: '.6rem', alignContent: 'start' },
        '& svg': { width: 44, height: 44, color: palette.primary.main },
      }),
    },
  }),
)

type FeatureGridProps = {
  features: readonly Feature[]
  columns: Columns
  /** h2 where no section heading stands over the cards. */
  heading?: 'h2' | 'h3'
}

/** Cards of an icon, a few words and a sentence. */
export function FeatureGrid({ features, columns, heading: Heading = 'h3' }: FeatureGridProps) {
  return (
    <Grid columns={columns}>
      {features.map(({ icon, title, text }) => (
        <li key={title}>
          <Icon name={icon} />
          <Heading>{title}</Heading>
          <p>{text}</p>
        </li>
      ))}
    </Grid>
  )
}
