/** The pixels of a JPEG, from its frame header. */
export function jpegSize(file: Buffer): { width: number; height: number } {
  let at = 2
  while (at + 9 < file.length) {
    const marker = file.readUInt16BE(at)
    // SOF0 to SOF15 hold the size; DHT, JPG and DAC stand among their numbers.
    if (marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker)) {
      return { height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7) }
    }
    at += 2 + file.readUInt16BE(at + 2)
  }
  throw new Error('This is no JPEG.')
}
