import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import CardContent from '@mui/material/CardContent'
import Grid from '@mui/material/Grid'
import type { SxProps, Theme } from '@mui/material/styles'
import type { JunkRemovalPage } from '#data/pages/junkRemoval.ts'
import { paths } from '#data/paths.ts'
import { Section } from '../layout/Section.tsx'
import { Icon } from '../media/Icon.tsx'

const look: SxProps<Theme> = ({ palette }) => ({
  gap: '.6rem',
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
