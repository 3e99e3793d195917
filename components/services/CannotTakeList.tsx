import Grid from '@mui/material/Grid'
import type { SxProps, Theme } from '@mui/material/styles'
import type { cannotTake } from '#data/services/cannotTake.ts'
import { Source } from '../blocks/Source.tsx'
import { Section } from '../layout/Section.tsx'

const ruled: SxProps<Theme> = ({ palette }) => ({
  borderTop: `1px solid ${palette.divider}`,
  paddingTop: '1rem',
  '& p': { marginTop: '.35rem', color: palette.text.secondary },
  '& p + p': { color: palette.text.primary },
})

/** What we cannot take, each item with who takes it instead. */
export function CannotTakeList({ title, lead, items }: typeof cannotTake) {
  return (
    <Section id="cannot-take" ground="paper" title={title} lead={lead}>
      <Grid container component="ul" rowSpacing="1.75rem" columnSpacing="2.5rem">
        {items.map(({ what, why, who, source }) => (
          <Grid key={what} component="li" size={{ xs: 12, sm: 6, md: 4 }} sx={ruled}>
            <h3>{what}</h3>
            <p>{why}</p>
            <p>
              {who} {source && <Source {...source} />}
            </p>
          </Grid>
        ))}
      </Grid>
    </Section>
  )
}
