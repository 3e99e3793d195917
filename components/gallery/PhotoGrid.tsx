import { styled } from '@mui/material/styles'
import type { GalleryPhoto } from '#data/gallery.ts'
import { fullPhotoAddress } from '#data/photoFile.ts'
import { PhotoImage } from '../layout/PhotoImage.tsx'
import { Section } from '../layout/Section.tsx'

const Grid = styled('ul')(({ theme: { breakpoints, design } }) => ({
  display: 'grid',
  gap: '1rem',
  '& img': { width: '100%', aspectRatio: '3 / 2', objectFit: 'cover', borderRadius: design.corner.medium },
  '& figcaption': { marginTop: '.5rem', fontWeight: 600 },
  [breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  [breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: '1.5rem' },
}))

/** More photos, each leading to its own file. */
export function PhotoGrid({ title, photos }: { title: string; photos: readonly GalleryPhoto[] }) {
  return (
    <Section title={title}>
      <Grid>
        {photos.map(({ title, photo }) => (
          <li key={title}>
            <figure>
              <a href={fullPhotoAddress(photo)}>
                <PhotoImage photo={photo} sizes="(min-width: 900px) 33vw, (min-width: 600px) 50vw, 100vw" />
              </a>
              <figcaption>{title}</figcaption>
            </figure>
          </li>
        ))}
      </Grid>
    </Section>
  )
}
