import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { builtFolder } from '#tests/support/build/builtPages.ts'

/** Serves the built pages reduced to text and links: without styles, scripts and pictures. */
export async function serveBarePages() {
  const server = createServer(({ url = '/' }, res) => {
    const file = join(resolve(builtFolder), new URL(url, 'http://bare').pathname, 'index.html')
    // Pages still request a few files that are not served here.
    if (!existsSync(file)) return void res.writeHead(404).end()
    const html = readFileSync(file, 'utf8').replaceAll(
      /<(style|script|picture|svg)\b.*?<\/\1>|<link\b[^>]*>/gs,
      '',
    )
    res.setHeader('Content-Type', 'text/html')
    res.setHeader('Content-Encoding', 'br')
    res.end(brotliCompressSync(html))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() }
}
