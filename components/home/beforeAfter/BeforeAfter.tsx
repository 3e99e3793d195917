import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import type { GalleryPair } from '#data/pages/gallery.ts'
import type { HomePage } from '#data/pages/home.ts'
import { paths } from '#data/paths.ts'
import { Section } from '../../layout/Section.tsx'
import { Icon } from '../../media/Icon.tsx'
import { BeforeAfterSlider } from './BeforeAfterSlider.tsx'

const GalleryLink = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.4rem',
  minHeight: theme.design.size.touchTargetMin,
  fontWeight: 700,
  fontSize: theme.typography.body1.fontSize,
}))

/** One large pair with two small ones at its right; below each other on small screens. */
const Pairs = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '2rem 1.5rem',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '2fr 1fr',
    '& > :first-of-type': { gridRow: 'span 2', display: 'grid', gridTemplateRows: '1fr auto' },
    // As high as the two small ones and the caption between them.
    '& > :first-of-type > div': { aspectRatio: 'auto' },
  },
}))

const sizes = {
  large: '(min-width: 1440px) 837px, (min-width: 900px) 62vw, 100vw',
  small: '(min-width: 1440px) 419px, (min-width: 900px) 31vw, 100vw',
}

type BeforeAfterProps = HomePage['beforeAfter'] & { pairs: readonly GalleryPair[] }

export function BeforeAfter({ title, galleryLink, pairs }: BeforeAfterProps) {
  const toGallery = (
    <GalleryLink href={paths.gallery}>
      {galleryLink}
      <Icon name="arrowForward" />
    </GalleryLink>
  )
  return (
    <Section id="before-after" title={title} lead={toGallery} leadPlace="beside" ground="spruce">
      <Pairs>
        {pairs.map(({ title, before, after }, index) => (
          <BeforeAfterSlider
            key={title}
            title={title}
            before={before}
            after={after}
            sizes={index === 0 ? sizes.large : sizes.small}
          />
        ))}
      </Pairs>
    </Section>
  )
}
