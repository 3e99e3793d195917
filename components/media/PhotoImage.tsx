import { styled } from '@mui/material/styles'
import { createContext, use } from 'react'
import { photoPath, photoWidths } from '#data/images/photoFile.ts'
import type { Photo } from '#data/images/photos.ts'

export type FirstPhoto = { srcSet: string; sizes: string }

/** Called during prerendering with the largest photo of the first screen, which the head preloads. */
export const FirstPhotoContext = /* @__PURE__ */ createContext<((photo: FirstPhoto) => void) | undefined>(
  undefined,
)

const attributes = {
  /** The largest photo on the first screen. */
  high: { fetchPriority: 'high' },
  /** Another photo on the first screen: on a slow connection two at once would both be late. */
  low: { fetchPriority: 'low' },
  /** A photo below the first screen, fetched when it comes near. */
  lazy: { loading: 'lazy' },
} as const

export type PhotoPriority = keyof typeof attributes

type PhotoImageProps = {
  photo: Photo
  /** The width on the page, as the HTML attribute `sizes`: "(min-width: 900px) 50vw, 100vw". */
  sizes: string
  priority?: PhotoPriority
}

/** Shows the photo's main colour until the photo is loaded. */
const StandIn = styled('img')<{ colour: string }>(({ colour }) => ({ backgroundColor: colour }))

/** A photograph in the best format the browser supports, at the width it needs. */
export function PhotoImage({ photo, sizes, priority = 'lazy' }: PhotoImageProps) {
  // For browsers without AVIF and WebP.
  const [fallbackWidth = photo.width] = photoWidths(photo, 'jpg')
  const srcSetOf = (format: 'avif' | 'webp') =>
    photoWidths(photo, format)
      .map((width) => `${photoPath(photo, width, format)} ${width}w`)
      .join(', ')
  const preload = use(FirstPhotoContext)
  if (priority === 'high') preload?.({ srcSet: srcSetOf('avif'), sizes })
  return (
    <picture>
      <source type="image/avif" srcSet={srcSetOf('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={srcSetOf('webp')} sizes={sizes} />
      <StandIn
        colour={photo.colour}
        src={photoPath(photo, fallbackWidth, 'jpg')}
        width={photo.width}
        height={photo.height}
        alt={photo.alt}
        {...attributes[priority]}
      />
    </picture>
  )
}

export type Stage = 'BEFORE' | 'AFTER'

/** In the corner of a photo: BEFORE on the left, AFTER on the right. */
export const StageBadge = styled('b')<{ stage: Stage }>(({ theme: { palette, design }, stage }) => ({
  ...design.type.badge,
  // Enlarged text: both fit side by side on a phone.
  fontSize: `min(4.5vw, ${design.type.badge.fontSize})`,
  position: 'absolute',
  bottom: 12,
  padding: '.32rem .65rem',
  borderRadius: design.corner.badge,
  lineHeight: 1.2,
  // The link or slider under it reaches to the photo's edges.
  pointerEvents: 'none',
  printColorAdjust: 'exact',
  WebkitPrintColorAdjust: 'exact',
  // Outranks the printed page's own rules.
  '@media print': { '&&': { background: 'white !important' } },
  ...(stage === 'BEFORE'
    ? { left: 12, background: palette.text.primary, color: palette.common.white }
    : { right: 12, background: palette.secondary.main, color: palette.secondary.contrastText }),
}))
