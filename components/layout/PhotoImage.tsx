import type { Photo } from '#data/photos.ts'

type PhotoImageProps = {
  photo: Photo
  /** True for the photo on the first screen, which the page is waiting for. */
  first?: boolean
  /** How wide it is shown, as the attribute of that name has it. */
  sizes?: string
}

/** A photograph with its size and its alternative text; all but the first are fetched when they come near. */
export function PhotoImage({ photo: { address, width, height, alt }, first = false }: PhotoImageProps) {
  return (
    <img
      src={address}
      width={width}
      height={height}
      alt={alt}
      {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    />
  )
}
