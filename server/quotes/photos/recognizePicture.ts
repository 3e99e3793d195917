export type PictureKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'heic'

/** HEVC pictures, and the brands that only say "a HEIF of some codec". */
const heicBrands = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'hevm', 'hevs', 'mif1', 'msf1']

/** What a file is by its first bytes: its name and its announced type may say anything. */
export function recognizePicture(bytes: Uint8Array): PictureKind | undefined {
  const start = Buffer.from(bytes.subarray(0, 64)).toString('latin1')
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (start.startsWith('GIF87a') || start.startsWith('GIF89a')) return 'gif'
  if (start.startsWith('RIFF') && start.startsWith('WEBP', 8)) return 'webp'
  if (!start.startsWith('ftyp', 4)) return undefined
  const brands = brandsOf(bytes, start)
  if (brands.includes('avif') || brands.includes('avis')) return 'avif'
  return brands.some((brand) => heicBrands.includes(brand)) ? 'heic' : undefined
}

/** The brands of an ISO file, as far as they stand in its start. Its version is read as one, and is none. */
function brandsOf(bytes: Uint8Array, start: string): string[] {
  const boxLength = Buffer.from(bytes.subarray(0, 4)).readUInt32BE()
  return start.slice(8, boxLength).match(/.{4}/gs) ?? []
}
