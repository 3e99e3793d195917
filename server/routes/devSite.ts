import { readFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { join } from 'node:path'
import express, { type RequestHandler } from 'express'
// biome-ignore lint/style/noRestrictedImports: the development server is Vike's
import { createDevMiddleware, renderPage } from 'vike/server'
import { refuseMethod } from '../errors.ts'
import { withoutScripts } from '../quotes/intake/formAnswers.ts'

/** Pages rendered from the sources by Vite on each request, and reloaded in the browser when a file changes. */
export async function createDevSite(root: string, server: Server) {
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

  async function has(path: string): Promise<boolean> {
    const { pageData } = await loadPages()
    return (await pageData(path)) !== undefined
  }

  /** The build writes these pages to dist/templates. */
  async function template(path: string): Promise<string> {
    const { httpResponse } = await renderPage({ urlOriginal: path })
    return withoutScripts(httpResponse.body)
  }

  const routes = express.Router()

  routes.get('/:file', async (req, res, next) => {
    const { file } = req.params
    if (!/\.(xml|txt)$/.test(file)) return next()
    const { siteFiles } = await viteServer.ssrLoadModule('/renderer/build/siteFiles.ts')
    const { allPages } = await loadPages()
    const text = siteFiles(await Array.fromAsync(allPages()))[file]
    if (typeof text !== 'string') return next()
    res.type(file.slice(file.lastIndexOf('.'))).send(text)
  })

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
