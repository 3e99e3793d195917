export type PictureKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'heic'

/** HEVC pictures, and the brands that only say "a HEIF of some codec". */
const heicBrands = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'hevm', 'hevs', 'mif1', 'msf1']

/** The type of a file by its first bytes: its name and its declared type are not reliable. */
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

/** The brands at the start of an ISO media file. The version number is included, and matches no brand. */
function brandsOf(bytes: Uint8Array, start: string): string[] {
  const boxLength = Buffer.from(bytes.subarray(0, 4)).readUInt32BE()
  return start.slice(8, boxLength).match(/.{4}/gs) ?? []
}

/**
 * Whether a HEIC is complete: its boxes fill the file, and the data of all its items, the primary one among them, lies in it (ISO/IEC
 * 14496-12, `meta` and `iloc`). Says nothing of the data itself.
 */
export function isWholeHeic(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const meta = readBoxes(file).get('meta')
    // Version and flags come before the boxes.
    const boxes = meta && readBoxes(meta.subarray(4))
    const [primary, places] = [boxes?.get('pitm'), boxes?.get('iloc')]
    if (!primary || !places) return false
    const items = readItemIds(places, file.length, boxes?.get('idat')?.length ?? 0)
    return items.includes(primary[0] === 0 ? primary.readUInt16BE(4) : primary.readUInt32BE(4))
  } catch (error) {
    // A box or a number reaches over the end.
    if (error instanceof RangeError) return false
    throw error
  }
}

/** The contents of boxes by their type. @throws RangeError when they don't end where the bytes do */
function readBoxes(bytes: Buffer): Map<string, Buffer> {
  const boxes = new Map<string, Buffer>()
  for (let start = 0; start < bytes.length; ) {
    const short = bytes.readUInt32BE(start)
    const head = short === 1 ? 16 : 8
    const length =
      short === 0 ? bytes.length - start : short === 1 ? Number(bytes.readBigUInt64BE(start + 8)) : short
    if (length < head || start + length > bytes.length) throw new RangeError('A box is cut off.')
    boxes.set(bytes.toString('latin1', start + 4, start + 8), bytes.subarray(start + head, start + length))
    start += length
  }
  return boxes
}

/** @throws RangeError when the data of an item is not in the file (or in `idat`) */
function readItemIds(iloc: Buffer, fileLength: number, idatLength: number): number[] {
  let at = 0
  const read = (size: number) => {
    at += size
    if (size === 8) return Number(iloc.readBigUInt64BE(at - 8))
    return size === 0 ? 0 : iloc.readUIntBE(at - size, size)
  }
  const version = read(1)
  read(3)
  const [sizes, moreSizes] = [read(1), read(1)]
  const idSize = version < 2 ? 2 : 4
  const ids: number[] = []
  for (let left = read(idSize); left > 0; left -= 1) {
    ids.push(read(idSize))
    const method = version > 0 ? read(2) & 15 : 0
    read(2)
    const base = read(moreSizes >> 4)
    for (let extents = read(2); extents > 0; extents -= 1) {
      if (version > 0) read(moreSizes & 15)
      const end = base + read(sizes >> 4) + read(sizes & 15)
      if (method < 2 && end > (method === 0 ? fileLength : idatLength))
        throw new RangeError('An item is cut off.')
    }
  }
  return ids
}
