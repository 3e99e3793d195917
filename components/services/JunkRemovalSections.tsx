import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import CardContent from '@mui/material/CardContent'
import Grid from '@mui/material/Grid'
import type { SxProps, Theme } from '@mui/material/styles'
import type { JunkRemovalPage } from '#data/pages/junkRemoval.ts'
import { paths } from '#data/paths.ts'
import type { cannotTake } from '#data/services/cannotTake.ts'
import { PhoneFold } from '../blocks/PersistentAccordion.tsx'
import { Section } from '../layout/Section.tsx'
import { Icon } from '../media/Icon.tsx'
import { Source } from '../navigation/links.tsx'

const look: SxProps<Theme> = ({ palette, breakpoints }) => ({
  gap: '.6rem',
  // The icon beside the text on a phone; above it if the text is enlarged.
  [breakpoints.between(20, 'sm')]: {
    gridTemplateColumns: '40px minmax(0, 1fr)',
    gap: '.2rem 1rem',
    '& svg': { gridRow: 'span 2' },
  },
  '& svg': { width: 40, height: 40, color: palette.primary.main },
  '& p': { color: palette.text.secondary },
})

/** A card for each service, linked to its page. */
export function ServiceCards(page: Pick<JunkRemovalPage, 'servicesTitle' | 'serviceCards'>) {
  return (
    <Section title={page.servicesTitle}>
      <Grid container component="ul" spacing={2}>
        {page.serviceCards.map(({ name, text, directService, icon }) => (
          <Grid key={name} component="li" size={{ xs: 12, sm: 6, md: 3 }}>
            <Card>
              <CardActionArea href={paths.directService(directService)}>
                <CardContent sx={look}>
                  <Icon name={icon} />
                  <h3>{name}</h3>
                  <p>{text}</p>
                </CardContent>
              </CardActionArea>
            </Card>
          </Grid>
        ))}
      </Grid>
    </Section>
  )
}

const ruled: SxProps<Theme> = ({ palette, breakpoints }) => ({
  '& p': { color: palette.text.secondary },
  '& p + p': { marginTop: '.35rem', color: palette.text.primary },
  [breakpoints.up('md')]: {
    borderTop: `1px solid ${palette.divider}`,
    paddingTop: '1rem',
    '& p': { marginTop: '.35rem' },
  },
})

/** What we cannot take, each item with who takes it instead. */
export function CannotTakeList({ title, lead, items }: typeof cannotTake) {
  return (
    <Section id="cannot-take" ground="paper" title={title} lead={lead}>
      <Grid container component="ul" rowSpacing={{ xs: 0, md: '1.75rem' }} columnSpacing="2.5rem">
        {items.map(({ what, why, who, source }) => (
          <Grid key={what} component="li" size={{ xs: 12, sm: 6, md: 4 }} sx={ruled}>
            <PhoneFold title={what} heading="h3">
              <p>{why}</p>
              <p>
                {who} {source && <Source {...source} />}
              </p>
            </PhoneFold>
          </Grid>
        ))}
      </Grid>
    </Section>
  )
}
