import { expect, test } from 'vitest'
import { fullPhotoAddress } from '#data/photoFile.ts'
import { heroPhoto } from '#data/photos.ts'
import { imageObject } from '#data/structuredData/imageObject.ts'

const origin = 'https://www.example.com'

test('a photo is told in full size, with its credit', () => {
  expect(imageObject(heroPhoto, origin)).toEqual({
    '@type': 'ImageObject',
    contentUrl: origin + fullPhotoAddress(heroPhoto),
    name: heroPhoto.title,
    caption: heroPhoto.alt,
    creditText: heroPhoto.credit,
    width: `${heroPhoto.width} px`,
    height: `${heroPhoto.height} px`,
  })
})
