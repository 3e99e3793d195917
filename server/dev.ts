import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import express, { type RequestHandler } from 'express'
// biome-ignore lint/style/noRestrictedImports: the development server is Vike's
import { createDevMiddleware, renderPage } from 'vike/server'
import { explainAndExit, loadEnvironment, siteEnvironment } from '#data/company/settings.ts'
import { paths } from '#data/paths.ts'
import { createApp } from './app.ts'
import { projectFolder, readConfig } from './config.ts'
import { refuseMethod } from './errors.ts'
import { announce, drainable, listen } from './listen.ts'
import { createLog } from './log.ts'
import { withoutScripts } from './quotes/formAnswers.ts'
import { startQuoteService } from './quotes/quoteService.ts'

/** npm run dev: the same server, with pages that Vite renders from the sources on each request. */
async function start(): Promise<void> {
  const environment = loadEnvironment(projectFolder)
  const config = readConfig(environment)
  // In normalized spelling, because vite.config.ts reads them from the environment, too.
  Object.assign(environment, siteEnvironment(config))
  const log = createLog(config.logLevel)

  const { close, ...service } = await startQuoteService(config, log)
  const server = createServer()
  const drain = drainable(server)
  const devSite = await createDevSite(projectFolder, server)
  // No security headers: Vite's hot reload needs inline scripts and a web socket.
  const headers: RequestHandler = (_req, _res, next) => next()
  server.on(
    'request',
    createApp({
      ...service,
      config,
      deskScreens: devSite.deskScreens,
      log,
      notSentPage: () => devSite.template(paths.quoteNotSent),
      sentPage: () => devSite.template(paths.quoteSent),
      headers,
      site: devSite,
    }),
  )
  const url = await listen(server, config)
  announce(url, ', and follows your changes.')

  const stop = async () => {
    await devSite.close()
    await drain(1000)
    await close()
    process.exit(0)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

/** Pages rendered from the sources by Vite on each request, and reloaded in the browser when a file changes. */
async function createDevSite(root: string, server: Server) {
  const { devMiddleware, viteServer } = await createDevMiddleware({
    root,
    viteConfig: {
      server: {
        // Hot reload uses the server's port, so that only one port must be opened or forwarded.
        hmr: { server },
        // Generated files: a build or a stored quote must not reload the page.
        watch: { ignored: ['**/dist/**', '**/.cache/**', '**/var/**'] },
      },
    },
  })

  // Loaded through Vite: the server imports no pages.
  const loadPages = () => viteServer.ssrLoadModule('/renderer/site/pageData.ts')

  const has = async (path: string): Promise<boolean> => Boolean(await (await loadPages()).pageData(path))

  /** The build writes these pages to dist/templates. */
  async function template(path: string): Promise<string> {
    const { httpResponse } = await renderPage({ urlOriginal: path })
    return withoutScripts(httpResponse.body)
  }

  const routes = express.Router()

  routes.get('/assets/pages/now{/*path}.json', async (req, res, next) => {
    const { pageData } = await loadPages()
    const path = [req.params.path]
      .flat()
      .join('/')
      .replace(/^index$/, '')
    const data = await pageData(`/${path}`)
    if (data) res.json(data)
    else next()
  })

  routes.use(devMiddleware)

  routes.use(async (req, res) => {
    if (!['GET', 'HEAD'].includes(req.method)) refuseMethod()
    const { httpResponse } = await renderPage({ urlOriginal: req.originalUrl, headersOriginal: req.headers })
    const { statusCode, headers, body } = httpResponse
    for (const [name, value] of headers) res.append(name, value)
    res.status(statusCode).send(body)
  })

  // Vite serves what the desk's index.html loads.
  const deskScreens: RequestHandler = async (req, res, next) => {
    if (req.method !== 'GET' || !req.get('Accept')?.includes('text/html')) return next()
    const page = await readFile(join(root, 'renderer/desk/index.html'), 'utf8')
    res.set('Cache-Control', 'no-store').type('html')
    res.send(await viteServer.transformIndexHtml('/renderer/desk/index.html', page, req.originalUrl))
  }

  return { has, routes, template, deskScreens, close: (): Promise<void> => viteServer.close() }
}

start().catch(explainAndExit)
