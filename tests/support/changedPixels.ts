import sharp from 'sharp'

/** Of 255 shades: what is painted anew may differ by a few, at its edges. */
const plain = 64

/** How many pixels are plainly darker or lighter in the other screenshot. */
export async function changedPixels(one: Buffer, other: Buffer): Promise<number> {
  const [shades, otherShades] = await Promise.all([readShades(one), readShades(other)])
  return shades.filter((shade, at) => Math.abs(shade - (otherShades[at] ?? 0)) > plain).length
}

const readShades = (screenshot: Buffer): Promise<Buffer> =>
  sharp(screenshot).removeAlpha().greyscale().raw().toBuffer()
