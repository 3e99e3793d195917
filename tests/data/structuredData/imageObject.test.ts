import { expect, test } from 'vitest'
import { imageObject } from '#data/structuredData/imageObject.ts'

test('a photo is told in full size, with its credit', () => {
  const photo = {
    name: 'shed',
    version: 'abc',
    width: 1600,
    height: 1200,
    colour: '#445',
    alt: 'A shed that leans',
    title: 'Shed, before',
    credit: 'Ada Smith',
    isStandIn: false,
  }

  expect(imageObject(photo, 'https://www.example.com')).toEqual({
    '@type': 'ImageObject',
    contentUrl: 'https://www.example.com/assets/photos/shed-1600.abc.jpg',
    name: 'Shed, before',
    caption: 'A shed that leans',
    creditText: 'Ada Smith',
    width: '1600 px',
    height: '1200 px',
  })
})
