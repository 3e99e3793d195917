import type { EmotionCache } from '@emotion/cache'
import createEmotionServer from '@emotion/server/create-instance'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { type FirstPhoto, FirstPhotoContext } from '#components/media/PhotoImage.tsx'
import { App, pageRoutes } from './App.tsx'
import { siteOrigin } from './site/head.ts'
import type { LoadedPage } from './site/pages.ts'
import { createStyleCache } from './theme/theme.ts'

/**
 * Renders the body of a page, and its critical styles.
 *
 * @throws the error of a component, with the name of the page
 */
export async function renderBody(page: LoadedPage) {
  const { path } = page
  const handler = createStaticHandler(pageRoutes(() => page))
  const context = await handler.query(new Request(siteOrigin + path))
  if (context instanceof Response) throw new Error(`${path} redirects.`)
  const router = createStaticRouter(handler.dataRoutes, context)
  // Must be called before anything is rendered into the cache.
  const styleCache = createStyleCache()
  const { extractCriticalToChunks } = createEmotionServer(styleCache)
  let firstPhoto: FirstPhoto | undefined
  const html = await renderWhole(
    <FirstPhotoContext
      value={(photo) => {
        firstPhoto ??= photo
      }}
    >
      <App styleCache={styleCache}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </App>
    </FirstPhotoContext>,
  ).catch((cause: Error) => {
    throw new Error(`${path} could not be rendered: ${cause.message}`, { cause })
  })
  const { styles } = extractCriticalToChunks(html)
  return { html, styles: [...styles, othersOf(styleCache, styles)].map(styleTag).join('\n'), firstPhoto }
}

/**
 * Renders to HTML.
 *
 * @throws the first error of a component, also within Suspense, where React would leave the rendering to the browser
 */
export async function renderWhole(node: ReactNode): Promise<string> {
  const errors: unknown[] = []
  const { prelude } = await prerender(node, {
    onError: (error) => void errors.push(error),
    // Large parts stay in their places: React would append them, and move them by script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  if (errors.length > 0) throw errors[0]
  return new Response(prelude).text()
}

type Styles = { key: string; ids: string[]; css: string }

/**
 * Ids of the rules that no element uses, because the rule of a styled(Component) repeats them. Without the ids Emotion would insert
 * the rules during hydration.
 */
function othersOf({ key, inserted }: EmotionCache, critical: readonly Styles[]): Styles {
  const written = new Set(critical.flatMap(({ ids }) => ids))
  return { key, ids: Object.keys(inserted).filter((id) => !written.has(id)), css: '' }
}

/** A style tag with Emotion's ids, so that the browser adopts it instead of inserting the rules again. */
const styleTag = ({ key, ids, css }: Styles) => `<style data-emotion="${key} ${ids.join(' ')}">${css}</style>`
