import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import express from 'express'
import { readConfig } from '#server/config.ts'
import { securityHeaders } from '#server/securityHeaders.ts'

const site = join(process.cwd(), 'dist/client')

/** What the browser fetches for a look or for script. */
const styleScriptOrFont =
  /<style\b.*?<\/style>|<script\b.*?<\/script>|<link rel="modulepreload"[^>]*>|<link rel="preload" as="(?:font|script|style)"[^>]*>/gs

const pictureOrItsPreload = /<picture\b.*?<\/picture>|<img\b[^>]*>|<link rel="preload"[^>]*>/gs

/**
 * Every page without its styles, scripts and fonts, compressed as the site is and with the same headers: for one of them a
 * browser changes the process, which takes this phone some 30 ms.
 *
 * @param pictures whether pages keep theirs; without them, they are what nothing but text can do
 */
export async function serveBareSite({
  pictures,
}: {
  pictures: boolean
}): Promise<{ url: string; close: () => void }> {
  const pages = new Map<string, Buffer>()

  function barePage(path: string): Buffer {
    const html = readFileSync(join(site, path, 'index.html'), 'utf8').replace(styleScriptOrFont, '')
    return brotliCompressSync(pictures ? html : html.replace(pictureOrItsPreload, ''))
  }

  const app = express()
  app.use(securityHeaders(readConfig(process.env)))
  app.use(express.static(site, { index: false, redirect: false }))
  app.use(({ path }, res) => {
    try {
      const body = pages.get(path) ?? barePage(path)
      pages.set(path, body)
      res.set({ 'Content-Type': 'text/html', 'Content-Encoding': 'br' }).send(body)
    } catch {
      res.sendStatus(404)
    }
  })
  const server = app.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}
