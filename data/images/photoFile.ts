/** A photograph's file as the build found it; `import file from './hero.jpg?photo'` gives it. */
export type PhotoFile = {
  /** Name of the file without its ending. */
  name: string
  /** Changes with the file, and with the way its copies are made. */
  version: string
  /** Pixels of the original. */
  width: number
  height: number
  /** Stands in the photo's place until it is there. */
  colour: string
}

/** Best first; the last one is read by every browser. */
export const photoFormats = ['avif', 'webp', 'jpg'] as const

export type PhotoFormat = (typeof photoFormats)[number]

/** In pixels across: phones in hand, tablets, phones with dense screens. The full width comes on top. */
const narrowerWidths: Readonly<Record<PhotoFormat, readonly number[]>> = {
  avif: [480, 680, 800, 1200],
  // Browsers that read no AVIF are few, and older.
  webp: [800, 1200],
  // One width for browsers that read nothing newer.
  jpg: [800],
}

/** Pixels across of the copies that the build makes, the full width last. */
export const photoWidths = ({ width }: Pick<PhotoFile, 'width'>, format: PhotoFormat): number[] => [
  ...narrowerWidths[format].filter((narrower) => narrower < width),
  width,
]

/** Where the built site serves the copy of that width. */
export const photoAddress = (
  { name, version }: Pick<PhotoFile, 'name' | 'version'>,
  width: number,
  format: PhotoFormat,
): string => `/assets/photos/${name}-${width}.${version}.${format}`

/** The photo in full resolution; as JPEG every browser reads it. */
export const fullPhotoAddress = (
  photo: Pick<PhotoFile, 'name' | 'version' | 'width'>,
  format: PhotoFormat = 'jpg',
): string => photoAddress(photo, photo.width, format)
