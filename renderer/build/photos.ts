import { createHash } from 'node:crypto'
import { copyFile, mkdir, readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { Semaphore } from 'async-mutex'
import sharp, { type Sharp } from 'sharp'
import type { Plugin } from 'vite'
import {
  type PhotoFile,
  type PhotoFormat,
  photoFormats,
  photoPath,
  photoWidths,
} from '#data/images/photoFile.ts'
import { type FileCache, fileCache } from './fileCache.ts'

const query = /^(.+\/([^/?]+)\.jpg)\?photo$/

/** Part of every cache key: raise the number when the encoders' settings change. */
const encoding = '4'

/**
 * AVIF with effort 2 takes twice as long, and saves no bytes on these photographs. The narrow copies are for dense screens of phones, on
 * which quality 42 looks the same and saves a third.
 */
const encoders: Readonly<Record<PhotoFormat, (photo: Sharp, width: number) => Sharp>> = {
  avif: (photo, width) => photo.avif({ quality: width > 680 ? 50 : 42, effort: 1 }),
  webp: (photo) => photo.webp({ quality: 72, effort: 4 }),
  jpg: (photo) => photo.jpeg({ quality: 78, mozjpeg: true }),
}

type Original = { file: string; photo: PhotoFile }

/**
 * `import file from './images/hero.jpg?photo'` gives what a page needs to show the photograph, and the build serves copies of
 * it in the widths and formats of data/images/photoFile.ts. A copy is made once for each file: the next build finds it in the
 * cache.
 */
export function photos({ projectFolder }: { projectFolder: string }): Plugin {
  const cache = fileCache(join(projectFolder, '.cache/photos'))
  const originals = new Map<string, Original>()

  return {
    name: 'photos',
    enforce: 'pre',
    load: {
      filter: { id: query },
      async handler(id) {
        const [, file, name] = query.exec(id) ?? []
        if (!file || !name) return
        this.addWatchFile(file)
        const photo = await readPhoto(file, name, cache).catch((error: Error) =>
          this.error(`${file.slice(projectFolder.length + 1)} cannot be read as a picture: ${error.message}`),
        )
        originals.set(file, { file, photo })
        return { code: `export default ${JSON.stringify(photo)}`, map: null }
      },
    },
    // The records that import photos are in the server's bundle alone: pages receive photos with their content.
    async writeBundle() {
      const { environments } = this.environment.getTopLevelConfig()
      if (this.environment.name !== 'ssr') return
      const folder = resolve(projectFolder, environments.client?.build.outDir ?? '')
      for (const { path, content } of await encodeCopies([...originals.values()], cache)) {
        await mkdir(join(folder, dirname(path)), { recursive: true })
        await copyFile(content, join(folder, path))
      }
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const wanted = [...originals.values()].flatMap(copiesOf).find(({ path }) => path === request.url)
        if (!wanted) return next()
        response.setHeader('Content-Type', 'image/jpeg')
        response.end(await readFile(wanted.file))
      })
    },
  }
}

async function readPhoto(file: string, name: string, cache: FileCache): Promise<PhotoFile> {
  const content = await readFile(file)
  const version = createHash('sha256').update(encoding).update(content).digest('base64url').slice(0, 8)
  const cached = await cache.getOrMake(`${name}.${version}.json`, async () => {
    const { autoOrient } = await sharp(content).metadata()
    const { dominant } = await sharp(content).resize(64).stats()
    const colour = `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`
    return JSON.stringify({ name, version, ...autoOrient, colour } satisfies PhotoFile)
  })
  return JSON.parse(await readFile(cached, 'utf8'))
}

/** Every copy of a photo: its path, width and format. The widest first, as they take longest. */
const copiesOf = ({ file, photo }: Original) =>
  photoFormats
    .flatMap((format) =>
      photoWidths(photo, format).map((width) => ({
        file,
        width,
        format,
        path: photoPath(photo, width, format),
      })),
    )
    .sort((one, other) => other.width - one.width)

/** Returns the path and the file of every copy. Encodes the missing copies. */
async function encodeCopies(originals: readonly Original[], cache: FileCache) {
  const slots = new Semaphore(availableParallelism())
  const encoded = await Promise.all(
    originals.flatMap(copiesOf).map(({ file, width, format, path }) =>
      slots.runExclusive(async () => {
        const content = await cache.getOrMake(basename(path), () =>
          encoders[format](sharp(file).autoOrient().resize(width), width).toBuffer(),
        )
        return { path, content }
      }),
    ),
  )
  cache.forgetUnused()
  return encoded
}
