import styled from '@emotion/styled'
import type { GalleryPhoto } from '#data/pages/gallery.ts'
import { Section } from '../layout/Section.tsx'
import { PhotoImage } from '../media/PhotoImage.tsx'
import { LightboxArea } from './LightboxArea.tsx'
import { PhotoLink } from './PhotoLink.tsx'

const Grid = styled('ul')(({ theme: { breakpoints } }) => ({
  display: 'grid',
  gap: '1rem',
  '& figcaption': { marginTop: '.5rem', fontWeight: 600 },
  [breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  [breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: '1.5rem' },
}))

const sizes = '(min-width: 1440px) 411px, (min-width: 900px) 31vw, (min-width: 600px) 47vw, 100vw'

/** More photos, each to be opened enlarged. */
export function PhotoGrid({ title, photos }: { title: string; photos: readonly GalleryPhoto[] }) {
  return (
    <Section title={title}>
      <LightboxArea photos={photos.map(({ photo }) => photo)}>
        <Grid>
          {photos.map(({ title, photo }) => (
            <li key={title}>
              <figure>
                <PhotoLink photo={photo}>
                  <PhotoImage photo={photo} sizes={sizes} />
                </PhotoLink>
                <figcaption>{title}</figcaption>
              </figure>
            </li>
          ))}
        </Grid>
      </LightboxArea>
    </Section>
  )
}
