// Of visitors' photos and of the crew's: their URLs name them by it.

/** SHA-256 in hex. */
export async function hashPicture(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
