import Grid from '@mui/material/Grid'
import type { Photo } from '#data/images/photos.ts'
import { Section } from '../layout/Section.tsx'
import { PhotoImage } from '../media/PhotoImage.tsx'
import { LightboxArea, PhotoLink } from './LightboxArea.tsx'

const look = { '& figcaption': { marginTop: '.5rem', fontWeight: 600 } }

const sizes = '(min-width: 1440px) 411px, (min-width: 900px) 31vw, (min-width: 600px) 47vw, 100vw'

/** More photos, each to be opened enlarged. */
export function PhotoGrid({ title, photos }: { title: string; photos: readonly Photo[] }) {
  return (
    <Section title={title}>
      <LightboxArea photos={photos}>
        <Grid container component="ul" spacing={{ xs: 2, md: 3 }} sx={look}>
          {photos.map((photo) => (
            <Grid key={photo.name} component="li" size={{ xs: 12, sm: 6, md: 4 }}>
              <figure>
                <PhotoLink photo={photo}>
                  <PhotoImage photo={photo} sizes={sizes} />
                </PhotoLink>
                <figcaption>{photo.title}</figcaption>
              </figure>
            </Grid>
          ))}
        </Grid>
      </LightboxArea>
    </Section>
  )
}
