import Container from '@mui/material/Container'
import { styled } from '@mui/material/styles'
import { galleryPage, galleryPairs, photosOf } from '#data/pages/gallery.ts'
import { ground } from '../layout/Section.tsx'
import { Strap } from '../layout/Strap.tsx'
import { LightboxArea } from './LightboxArea.tsx'
import { Slideshow } from './Slideshow.tsx'

const Ground = styled('section')(({ theme }) => ({
  ...ground('spruce', theme),
  paddingBlock: 'clamp(2.25rem, 4vw, 4rem) clamp(3rem, 6vw, 6rem)',
  '& h1': { marginBottom: 'clamp(1.5rem, 3vw, 2.75rem)' },
}))

/** The top of the gallery: the pairs, one after the other. */
export function GalleryPairs() {
  return (
    <>
      <Ground aria-label={galleryPage.title}>
        <Container>
          <h1>{galleryPage.title}</h1>
          <LightboxArea photos={photosOf(galleryPairs)}>
            <Slideshow label={galleryPage.slideshowLabel} pairs={galleryPairs} />
          </LightboxArea>
        </Container>
      </Ground>
      <Strap aria-hidden="true" />
    </>
  )
}
