/** The result of `import file from './hero.jpg?photo'` (renderer/build/photos.ts). */
export type PhotoFile = {
  /** File name without extension. */
  name: string
  /** Hash of the file and of the encoders' settings, as part of the path. */
  version: string
  /** Pixels of the original. */
  width: number
  height: number
  /** Shown while the photo loads. */
  colour: string
}

/** Best first; every browser reads the last one. */
export const photoFormats = ['avif', 'webp', 'jpg'] as const

export type PhotoFormat = (typeof photoFormats)[number]

/** Widths in pixels beside the full one: for phones, tablets and dense screens. */
const narrowerWidths: Readonly<Record<PhotoFormat, readonly number[]>> = {
  avif: [480, 680, 800, 1200],
  // For the few, mostly older browsers without AVIF.
  webp: [800, 1200],
  // For browsers with neither AVIF nor WebP.
  jpg: [800],
}

/** Widths in pixels of the copies that the build makes, the full width last. */
export const photoWidths = ({ width }: Pick<PhotoFile, 'width'>, format: PhotoFormat): number[] => [
  ...narrowerWidths[format].filter((narrower) => narrower < width),
  width,
]

/** Path of the copy with that width. */
export const photoPath = (
  { name, version }: Pick<PhotoFile, 'name' | 'version'>,
  width: number,
  format: PhotoFormat,
): string => `/assets/photos/${name}-${width}.${version}.${format}`

/** Path of the copy in full width. */
export const fullPhotoPath = (
  photo: Pick<PhotoFile, 'name' | 'version' | 'width'>,
  format: PhotoFormat = 'jpg',
): string => photoPath(photo, photo.width, format)
