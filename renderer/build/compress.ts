import { createHash } from 'node:crypto'
import { copyFile, readdir, readFile, stat } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { Semaphore } from 'async-mutex'
import { fileCache } from './fileCache.ts'

const compressible = /\.(html|js|css|json|xml|txt|svg|webmanifest|ico|map)$/
const smallestFile = 200

/**
 * Brotli quality of pages. The highest, 11, takes three times as long and makes a page 2% smaller; a change of the theme compresses
 * all pages anew.
 */
const pageQuality = 10

type Compressor = {
  qualityOf: (file: string) => number
  compress: (content: Buffer, quality: number) => Promise<Buffer>
}

const compressors: Readonly<Record<string, Compressor>> = {
  '.br': {
    qualityOf: (file) => (file.endsWith('.html') ? pageQuality : constants.BROTLI_MAX_QUALITY),
    compress: (content, quality) =>
      promisify(brotliCompress)(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
  },
  '.gz': {
    qualityOf: () => constants.Z_BEST_COMPRESSION,
    compress: (content, level) => promisify(gzip)(content, { level }),
  },
}

/**
 * Every compressible file of the site gets a .br and a .gz beside it, where that is smaller.
 *
 * @param cache compressed bodies by content
 */
export async function compressSite({ site, cache }: { site: string; cache: string }): Promise<void> {
  const bodies = fileCache(cache)
  const entries = await readdir(site, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name) && !entry.name.startsWith('_'))
    .map((entry) => join(entry.parentPath, entry.name))

  async function compressFile(file: string) {
    const content = await readFile(file)
    if (content.length < smallestFile) return
    const name = createHash('sha256').update(content).digest('hex')
    for (const [extension, { qualityOf, compress }] of Object.entries(compressors)) {
      const quality = qualityOf(file)
      const cached = await bodies.getOrMake(`${name}-${quality}${extension}`, () =>
        compress(content, quality),
      )
      if ((await stat(cached)).size < content.length) await copyFile(cached, file + extension)
    }
  }

  // zlib works in threads of its own; this many files keep every core busy.
  const slots = new Semaphore(availableParallelism() * 2)
  await Promise.all(files.map((file) => slots.runExclusive(() => compressFile(file))))
  bodies.forgetUnused()
}
