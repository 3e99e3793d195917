import { styled } from '@mui/material/styles'
import type { GalleryPair } from '#data/gallery.ts'
import type { HomePage } from '#data/home.ts'
import { paths } from '#data/paths.ts'
import { Icon } from '../layout/Icon.tsx'
import { Section } from '../layout/Section.tsx'
import { SiteLink } from '../navigation/SiteLink.tsx'
import { BeforeAfterPair } from './BeforeAfterPair.tsx'

const GalleryLink = styled(SiteLink)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.4rem',
  minHeight: theme.design.size.touchTargetMin,
  fontWeight: 700,
  fontSize: theme.typography.body1.fontSize,
}))

/** The first pair over the full width, the others side by side below it. */
const Pairs = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '2rem 1.5rem',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '1fr 1fr',
    '& > :first-of-type': { gridColumn: '1 / -1' },
  },
}))

type BeforeAfterProps = HomePage['beforeAfter'] & { pairs: readonly GalleryPair[] }

export function BeforeAfter({ title, galleryLink, pairs }: BeforeAfterProps) {
  const toGallery = (
    <GalleryLink to={paths.gallery}>
      {galleryLink}
      <Icon name="arrowForward" />
    </GalleryLink>
  )
  return (
    <Section id="before-after" title={title} lead={toGallery} ground="spruce">
      <Pairs>
        {pairs.map((pair) => (
          <BeforeAfterPair key={pair.title} {...pair} />
        ))}
      </Pairs>
    </Section>
  )
}
