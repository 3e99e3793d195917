import styled from '@emotion/styled'
import { photoAddress, photoWidths } from '#data/images/photoFile.ts'
import type { Photo } from '#data/images/photos.ts'

const turns = {
  /** The photo on the first screen that the page is waiting for. */
  first: { fetchPriority: 'high' },
  /** Another one on that screen: on a weak line two at once would both be late. */
  next: { fetchPriority: 'low' },
  later: { loading: 'lazy' },
} as const

/** When a photo is fetched. */
export type PhotoTurn = keyof typeof turns

type PhotoImageProps = {
  photo: Photo
  /** How wide the page shows it, as the HTML attribute says it: "(min-width: 900px) 50vw, 100vw". */
  sizes: string
  turn?: PhotoTurn
}

/** The photo's own colour, until the photo is there. */
const StandIn = styled('img', { shouldForwardProp: (prop) => prop !== 'colour' })<{ colour: string }>(
  ({ colour }) => ({ backgroundColor: colour }),
)

/**
 * A photograph in the best format the browser reads and the width it needs, its own colour in its place meanwhile; those below
 * the first screen are fetched when they come near.
 */
export function PhotoImage({ photo, sizes, turn = 'later' }: PhotoImageProps) {
  // For browsers that read nothing newer than JPEG.
  const [fallbackWidth = photo.width] = photoWidths(photo, 'jpg')
  const addresses = (format: 'avif' | 'webp') =>
    photoWidths(photo, format)
      .map((width) => `${photoAddress(photo, width, format)} ${width}w`)
      .join(', ')
  return (
    <picture>
      <source type="image/avif" srcSet={addresses('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={addresses('webp')} sizes={sizes} />
      <StandIn
        colour={photo.colour}
        src={photoAddress(photo, fallbackWidth, 'jpg')}
        width={photo.width}
        height={photo.height}
        alt={photo.alt}
        {...turns[turn]}
      />
    </picture>
  )
}
