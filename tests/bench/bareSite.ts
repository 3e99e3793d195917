import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const site = join(process.cwd(), 'dist/client')

/** Every page without its styles, scripts, fonts and pictures, compressed: what nothing but text can do. */
export async function serveBareSite(): Promise<{ url: string; close: () => void }> {
  const pages = new Map<string, Buffer>()
  const server = createServer(({ url = '/' }, res) => {
    try {
      const body = pages.get(url) ?? barePage(url)
      pages.set(url, body)
      res.writeHead(200, {
        'Content-Type': 'text/html',
        'Content-Encoding': 'gzip',
        'Content-Length': body.length,
      })
      res.end(body)
    } catch {
      res.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}

function barePage(address: string): Buffer {
  const html = readFileSync(join(site, address, 'index.html'), 'utf8')
  return gzipSync(
    html
      .replace(
        /<style\b.*?<\/style>|<script\b.*?<\/script>|<link rel="(?:preload|modulepreload)"[^>]*>/gs,
        '',
      )
      .replace(/<picture\b.*?<\/picture>|<img\b[^>]*>/gs, ''),
  )
}
