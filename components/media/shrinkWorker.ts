import { hasEnd } from '#data/quote/recognizePicture.ts'
import { isBlank, isTestPicture, sampleSide, sizeToSend, testPicture } from './pictureSize.ts'

const quality = 0.82

/** Answers a photo with a smaller JPEG, or with undefined if the JPEG may be wrong. */
addEventListener('message', async ({ data }: MessageEvent<Blob>) => {
  postMessage(await shrink(data).catch(() => undefined))
})

async function shrink(photo: Blob): Promise<Blob | undefined> {
  if (!hasEnd(new Uint8Array(await photo.arrayBuffer())) || !(await isCanvasTrue())) return undefined
  const picture = await createImageBitmap(photo, { imageOrientation: 'from-image' })
  const { width, height } = sizeToSend(picture.width, picture.height)
  const small = await encode(draw(picture, width, height))
  picture.close()
  // A canvas that is too large for its device comes out black or white, without an error.
  const isGood = small.type === 'image/jpeg' && small.size < photo.size && !isBlank(await readSample(small))
  return isGood ? small : undefined
}

/** Against fingerprinting, some browsers give noise in place of a canvas: in its pixels, its file or both. */
async function isCanvasTrue(): Promise<boolean> {
  const picture = await createImageBitmap(new ImageData(testPicture, sampleSide))
  const drawn = draw(picture, sampleSide, sampleSide)
  return isTestPicture(readPixels(drawn)) && isTestPicture(await readSample(await encode(drawn)))
}

async function readSample(photo: Blob): Promise<Uint8ClampedArray> {
  const picture = await createImageBitmap(photo)
  const sample = draw(picture, sampleSide, sampleSide)
  picture.close()
  return readPixels(sample)
}

const readPixels = (drawn: OffscreenCanvasRenderingContext2D): Uint8ClampedArray =>
  drawn.getImageData(0, 0, sampleSide, sampleSide).data

const encode = ({ canvas }: OffscreenCanvasRenderingContext2D): Promise<Blob> =>
  canvas.convertToBlob({ type: 'image/jpeg', quality })

function draw(picture: ImageBitmap, width: number, height: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d')
  if (!context) throw new Error('The canvas has no 2D context.')
  // JPEG has no transparency: transparent pixels would be black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  return context
}
