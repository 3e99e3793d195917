import { type IncomingHttpHeaders, request } from 'node:http'

type RequestOptions = { method?: string; headers?: Record<string, string>; body?: string | Buffer }
export type Answer = { status: number; headers: IncomingHttpHeaders; bytes: Buffer; text: string }
/** Sends requests to one server. */
export type Send = (path: string, options?: RequestOptions) => Promise<Answer>

/** Sends the path exactly as written and follows no redirect. fetch would normalize the path. */
export function sendRequest(url: string, path: string, options: RequestOptions = {}): Promise<Answer> {
  const { method = 'GET', headers = {}, body } = options
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, path, method, headers, agent: false }, (incoming) => {
      const chunks: Buffer[] = []
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
      incoming.on('error', reject)
      incoming.on('end', () => {
        const bytes = Buffer.concat(chunks)
        resolve({
          status: incoming.statusCode ?? 0,
          headers: incoming.headers,
          bytes,
          text: bytes.toString(),
        })
      })
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}
