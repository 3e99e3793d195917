import { request } from 'node:http'
import { startServer } from '#tests/support/site/startServer.ts'

/** The site at a URL of its own, with status 200 where it answers 404: to Lighthouse the status is a fault of the page. */
export const serveFound = (site: string) =>
  startServer(({ url, method, headers }, response) => {
    request(site + url, { method, headers }, (answer) => {
      const status = answer.statusCode === 404 ? 200 : answer.statusCode
      response.writeHead(status ?? 502, answer.headers)
      answer.pipe(response)
    })
      .on('error', (error) => response.destroy(error))
      .end()
  })
