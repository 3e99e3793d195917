import { isBlank, sizeToSend } from './pictureSize.ts'

const quality = 0.82
const sampleSide = 32

/** Answers a photo with a smaller JPEG, or with undefined if the JPEG may be wrong. */
addEventListener('message', async ({ data }: MessageEvent<Blob>) => {
  postMessage(await shrink(data).catch(() => undefined))
})

async function shrink(photo: Blob): Promise<Blob | undefined> {
  const picture = await createImageBitmap(photo, { imageOrientation: 'from-image' })
  const { width, height } = sizeToSend(picture.width, picture.height)
  const small = await draw(picture, width, height).convertToBlob({ type: 'image/jpeg', quality })
  picture.close()
  const isGood = small.type === 'image/jpeg' && small.size < photo.size && !(await looksBlank(small))
  return isGood ? small : undefined
}

/** A canvas that is too large for its device comes out black or white, without an error. */
async function looksBlank(photo: Blob): Promise<boolean> {
  const picture = await createImageBitmap(photo)
  const sample = draw(picture, sampleSide, sampleSide).getContext('2d')
  picture.close()
  return !sample || isBlank(sample.getImageData(0, 0, sampleSide, sampleSide).data)
}

function draw(picture: ImageBitmap, width: number, height: number): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The canvas has no 2D context.')
  // JPEG has no transparency: transparent pixels would be black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  return canvas
}
