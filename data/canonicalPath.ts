/**
 * The canonical form: lower case, single slashes, none at the end, no index.html. Undefined when the percent-encoding is
 * invalid.
 */
export function canonicalPath(path: string): string | undefined {
  try {
    const plain = decodeURIComponent(path)
      .toLowerCase()
      .replace(/\/{2,}/g, '/')
    return plain.replace(/\/index\.html$/, '/').replace(/(.)\/$/, '$1')
  } catch {
    return undefined
  }
}
