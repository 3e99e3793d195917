import { expect, test } from 'vitest'
import { recognizePicture } from '#data/quote/recognizePicture.ts'
import { isWholeHeic } from '#server/quotes/photos/keepPhoto.ts'
import { makeHeic, mediaBox, takePicture } from '#tests/support/server/pictures.ts'

const brands = (brand: string, ...compatible: string[]) =>
  Buffer.concat([mediaBox('ftyp', `${brand}\0\0\0\0${compatible.join('')}`), Buffer.from('mdatavif')])

test.each([
  [brands('heic', 'mif1', 'heic'), 'heic'],
  [brands('mif1', 'heic'), 'heic'],
  [brands('mif1', 'avif', 'miaf'), 'avif'],
  [brands('isom', 'mp42'), undefined],
  [Buffer.from('RIFF\0\0\0\0WAVEfmt '), undefined],
  [Buffer.from('<svg'), undefined],
  [Buffer.from('%PDF-1.7'), undefined],
  [Buffer.alloc(0), undefined],
])('%s is recognized as %s', (bytes, kind) => {
  expect(recognizePicture(bytes)).toBe(kind)
})

const heic = makeHeic()
const iloc = heic.indexOf('iloc')

/** A HEIC with this meta box. */
function withMeta(meta: Uint8Array): Buffer {
  return Buffer.concat([brands('heic').subarray(0, 16), mediaBox('meta', meta), mediaBox('mdat', 'x')])
}

test.each([
  ['a HEIC', heic, true],
  ['an AVIF of sharp, which has the same boxes', await takePicture('avif'), true],
  ['a HEIC whose last box lasts to the end of the file', withLength(heic, heic.length - 107, 0), true],
  ['brands and noise', Buffer.concat([brands('heic', 'mif1'), Buffer.alloc(999, 7)]), false],
  ['brands alone', brands('heic', 'mif1'), false],
  ['a HEIC cut off within its data', heic.subarray(0, -1), false],
  ['a HEIC cut off within its open last box', withLength(heic, heic.length - 107, 0).subarray(0, -1), false],
  ['an item past the end of its HEIC', withLength(heic, iloc + 18, heic.length - 98), false],
  ['a HEIC whose item is longer than the file', withLength(heic, iloc + 22, 9999), false],
  ['a HEIC that locates no item', withLength(heic, iloc + 8, 0x44_00_00_00), false],
  ['a HEIC without item locations', withMeta(Buffer.alloc(4)), false],
  ['whole boxes of noise', withMeta(Buffer.alloc(999, 7)), false],
  ['a HEIC whose meta box is longer than the file', withLength(heic, 24, 9999), false],
  ['a HEIC cut off within its item locations', withMeta(heic.subarray(32, 62)), false],
])('%s is whole: %#', (_name, bytes, isWhole) => {
  expect(isWholeHeic(bytes)).toBe(isWhole)
})

/** The file with another length of the box that starts there. */
function withLength(file: Buffer, start: number, length: number): Buffer {
  const changed = Buffer.from(file)
  changed.writeUInt32BE(length, start)
  return changed
}
