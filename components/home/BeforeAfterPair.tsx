import { styled } from '@mui/material/styles'
import type { GalleryPair } from '#data/gallery.ts'
import type { Photo } from '#data/photos.ts'
import { PhotoImage } from '../layout/PhotoImage.tsx'

/** The gap between the two photos is the strap. */
const Photos = styled('div')(({ theme: { palette, design } }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 12,
  overflow: 'hidden',
  borderRadius: design.corner.medium,
  background: `${design.pattern.weave}, ${palette.secondary.main}`,
}))

const Half = styled('div')(({ theme }) => ({
  position: 'relative',
  background: theme.palette.background.sunken,
  '& img': { width: '100%', aspectRatio: '3 / 2', objectFit: 'cover' },
}))

const Badge = styled('b')(({ theme: { palette, design } }) => ({
  ...design.type.badge,
  position: 'absolute',
  bottom: 12,
  padding: '.32rem .65rem',
  borderRadius: design.corner.badge,
  lineHeight: 1.2,
  '&.before': { left: 12, background: palette.text.primary, color: palette.common.white },
  '&.after': { right: 12, background: palette.secondary.main, color: palette.secondary.contrastText },
}))

const Caption = styled('figcaption')(({ theme }) => ({
  marginTop: theme.spacing(1.5),
  color: theme.palette.common.onDarkMuted,
  '& b': { display: 'block', color: theme.palette.common.white },
}))

/** The same place before and after, side by side. */
export function BeforeAfterPair({ title, description, before, after }: GalleryPair) {
  return (
    <figure>
      <Photos>
        <PairPhoto photo={before} moment="before" />
        <PairPhoto photo={after} moment="after" />
      </Photos>
      <Caption>
        <b>{`${title} `}</b>
        {description}
      </Caption>
    </figure>
  )
}

function PairPhoto({ photo, moment }: { photo: Photo; moment: 'before' | 'after' }) {
  return (
    <Half>
      <PhotoImage photo={photo} sizes="(min-width: 900px) 33vw, 50vw" />
      <Badge className={moment}>{moment.toUpperCase()}</Badge>
    </Half>
  )
}
