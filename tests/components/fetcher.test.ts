import { expect, onTestFinished, test } from 'vitest'
import { createFetcher } from '#components/api/CachedData.tsx'
import { startServer } from '#tests/support/site/startServer.ts'

test('joins the segments of a key with slashes @7-6', async () => {
  const { url, asked } = await serve(200)

  const data = await createFetcher({ on401: 'throw' })([url, 'cities', 3])

  expect(data).toEqual({ status: 200 })
  expect(asked).toEqual(['GET /cities/3'])
})

test('uses a URL as the key unchanged', async () => {
  const { url, asked } = await serve(200)

  await createFetcher({ on401: 'throw' })(`${url}/postal-codes.json`)

  expect(asked).toEqual(['GET /postal-codes.json'])
})

test('a 401 response is an error, or null with on401: null @8-2', async () => {
  const { url } = await serve(401)

  await expect(createFetcher({ on401: 'throw' })([url])).rejects.toThrow('401: {"status":401}')
  expect(await createFetcher({ on401: 'null' })([url])).toBeNull()
})

test('any other failed response is an error', async () => {
  const { url } = await serve(500)

  await expect(createFetcher({ on401: 'null' })([url])).rejects.toThrow('500: {"status":500}')
})

async function serve(status: number) {
  const asked: string[] = []
  const { url, stop } = await startServer((req, res) => {
    asked.push(`${req.method} ${req.url}`)
    res.writeHead(status).end(JSON.stringify({ status }))
  })
  onTestFinished(stop)
  return { url, asked }
}
