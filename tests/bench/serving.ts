import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { measureProcesses } from '#tests/support/processes.ts'
import { deploySite } from '#tests/support/site/deploySite.ts'
import { type Figure, figure, median } from './figure.ts'
import { type Subject, sendOverConnections, startNginx } from './servers.ts'

const rounds = 5
const seconds = 2
const connections = 32
const site = join(process.cwd(), 'dist/client')

type Serving = { perProcessorSecond: number; p99: number; megabytes: number }

/** Prerendered pages served per second of processor time, beside nginx with the same compressed files and headers. */
export async function measureServing(): Promise<Figure[]> {
  if (spawnSync('nginx', ['-v']).error)
    return [
      figure('pages served beside nginx', undefined, '×', { note: 'needs nginx (Debian: nginx-light)' }),
    ]
  const express = await deploySite()
  const nginx = await startNginx(site, await headersOf(express))
  try {
    const rows: { nginx: Serving; express: Serving }[] = []
    for (let round = 0; round < rounds; round += 1)
      rows.push({ nginx: await load(nginx), express: await load(express) })
    const of = (value: (row: (typeof rows)[number]) => number) => median(rows.map(value))
    const ofNginx = of(({ nginx }) => nginx.perProcessorSecond)
    const pages = of(({ express }) => express.perProcessorSecond)
    const nginxLatency = of(({ nginx }) => nginx.p99)
    const memory = of(({ express }) => express.megabytes)
    const pagesRatio = of(({ nginx, express }) => express.perProcessorSecond / nginx.perProcessorSecond)
    const latencyRatio = of(({ nginx, express }) => express.p99 / nginx.p99)
    return [
      figure('pages a second of processor time, nginx', ofNginx, '/s'),
      figure('pages a second of processor time', pages, '/s'),
      figure('pages a second of processor time beside nginx', pagesRatio, '×', { atLeast: 0.5 }),
      figure('99th percentile under load, nginx', nginxLatency, 'ms'),
      figure('99th percentile under load beside nginx', latencyRatio, '×', { atMost: 2 }),
      figure('memory of the server under load', memory, 'MB'),
    ]
  } finally {
    await nginx.stop()
    await express.stop()
  }
}

/** Headers of a page, without those that nginx adds itself. */
async function headersOf({ url }: Subject): Promise<Record<string, string>> {
  const { headers } = await fetch(url)
  const own =
    /^(connection|keep-alive|date|content-(length|type|encoding)|transfer-encoding|etag|last-modified)$/
  return Object.fromEntries([...headers].filter(([name]) => !own.test(name)))
}

/** Requests for all pages of the sitemap, in turn. */
function pagePaths(): string[] {
  const sitemap = readFileSync(join(site, 'sitemap.xml'), 'utf8')
  return Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url]) => new URL(`${url}`).pathname)
}

async function load({ url, pid }: Subject): Promise<Serving> {
  const before = measureProcesses(pid).processorSeconds
  const { host } = new URL(url)
  const requests = pagePaths().map(
    (path) => `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: gzip\r\n\r\n`,
  )
  const wanted = /^HTTP\/1\.1 200 [\s\S]*content-encoding: gzip/i
  const { answered, p99, failed } = await sendOverConnections({ url, requests, connections, seconds, wanted })
  if (failed > 0) throw new Error(`${failed} of ${answered + failed} were no compressed pages.`)
  const { processorSeconds, megabytes } = measureProcesses(pid)
  return { perProcessorSecond: answered / (processorSeconds - before), p99, megabytes }
}
