import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { LRUCache } from 'lru-cache'
import { contentType } from 'mime-types'
import type { Bodies, Body, Encoding } from './acceptedEncoding.ts'

export type SiteFile = {
  /** As it is linked: "/about-us", "/assets/app-1a2b.js". */
  address: string
  contentType: string
  bodies: Bodies
}

export type BuiltSite = {
  find(address: string): SiteFile | undefined
  /** The content, if it is in memory. */
  held(body: Body): Buffer | undefined
  read(body: Body): Promise<Buffer>
  notFoundPage: SiteFile | undefined
}

/** Bytes: more than the whole site in all its encodings, so that the server seldom reads a file again. */
export const memoryLimit = 64 * 1024 * 1024

const siblings: readonly { encoding: Encoding; extension: string }[] = [
  { encoding: 'br', extension: '.br' },
  { encoding: 'gzip', extension: '.gz' },
]

const notFoundFile = '404.html'
/** For static hosts and for this server, not for visitors. */
const privateFiles = new Set(['_redirects', '_headers', notFoundFile])

/**
 * Lists every file of the built site by its address, once. An address that is not in the list is never looked for on
 * the disk, so no request can reach a file outside the folder.
 */
export async function loadBuiltSite(folder: string, maxSize = memoryLimit): Promise<BuiltSite> {
  const contents = new LRUCache<string, Buffer>({ maxSize, sizeCalculation: ({ length }) => length || 1 })
  const files = await listFiles(folder)
  const pages = new Map<string, SiteFile>()
  let notFoundPage: SiteFile | undefined

  for (const file of files) {
    if (
      siblings.some(
        ({ extension }) => file.endsWith(extension) && files.has(file.slice(0, -extension.length)),
      )
    )
      continue
    const found = await describeFile(file)
    if (file === notFoundFile) notFoundPage = found
    else if (!privateFiles.has(file)) pages.set(found.address, found)
  }
  return {
    find: (address) => pages.get(address),
    held: ({ path }) => contents.get(path),
    read,
    notFoundPage,
  }

  async function describeFile(file: string): Promise<SiteFile> {
    const bodies: Body[] = []
    for (const { encoding, extension } of siblings)
      if (files.has(file + extension)) bodies.push(await describeBody(file + extension, encoding))
    const plain = await describeBody(file, 'identity')
    return {
      address: addressOf(file),
      contentType: contentType(extname(file)) || 'application/octet-stream',
      bodies: [...bodies, plain],
    }
  }

  async function describeBody(file: string, encoding: Encoding): Promise<Body> {
    const path = join(folder, file)
    const etag = createHash('sha256')
      .update(await read({ path }))
      .digest('base64url')
      .slice(0, 22)
    return { encoding, path, etag: `"${etag}"` }
  }

  async function read({ path }: Pick<Body, 'path'>): Promise<Buffer> {
    const cached = contents.get(path)
    if (cached) return cached
    const content = await readFile(path)
    contents.set(path, content)
    return content
  }
}

/** Every file below the folder, with forward slashes. */
async function listFiles(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')),
  )
}

/** "about-us/index.html" is the page /about-us. */
function addressOf(file: string): string {
  const path = `/${file.split('/').map(encodeURIComponent).join('/')}`
  return path.endsWith('/index.html') ? path.slice(0, -'/index.html'.length) || '/' : path
}
