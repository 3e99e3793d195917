type PictureKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'heic'

/** HEVC pictures, and the brands that only say "a HEIF of some codec". */
const heicBrands = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'hevm', 'hevs', 'mif1', 'msf1']

/** The type of a file by its first bytes: its name and its declared type are not reliable. */
export function recognizePicture(bytes: Uint8Array): PictureKind | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 64))
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (start.startsWith('GIF87a') || start.startsWith('GIF89a')) return 'gif'
  if (start.startsWith('RIFF') && start.startsWith('WEBP', 8)) return 'webp'
  if (!start.startsWith('ftyp', 4)) return undefined
  // The version number among the brands of an ISO media file matches none.
  const boxLength = bytes.subarray(0, 4).reduce((length, byte) => 256 * length + byte, 0)
  const brands: string[] = start.slice(8, boxLength).match(/.{4}/gs) ?? []
  if (brands.includes('avif') || brands.includes('avis')) return 'avif'
  return brands.some((brand) => heicBrands.includes(brand)) ? 'heic' : undefined
}

/** Whether a JPEG, PNG, GIF or WebP has its end. Firefox draws a picture without it, and nobody would learn that it is missing. */
export function hasEnd(bytes: Uint8Array): boolean {
  const text = new TextDecoder('latin1').decode(bytes)
  const kind = recognizePicture(bytes)
  if (kind === 'gif') return text.endsWith(';')
  if (kind === 'png') return text.includes('IEND')
  // The length of what follows.
  if (kind === 'webp')
    return bytes.length >= 8 + new DataView(bytes.buffer, bytes.byteOffset).getUint32(4, true)
  if (kind !== 'jpeg') return true
  // From segment to segment to the first scan: a segment may contain a whole thumbnail.
  let scan = 2
  while (bytes[scan] === 0xff && bytes[scan + 1] !== 0xda)
    scan += 2 + 256 * (bytes[scan + 2] ?? 0) + (bytes[scan + 3] ?? 0)
  return text.includes('ÿÙ', scan)
}
