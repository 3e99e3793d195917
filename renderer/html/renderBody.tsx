import createEmotionServer from '@emotion/server/create-instance'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { type FirstPhoto, FirstPhotoContext } from '#components/media/firstPhoto.ts'
import { App } from '../App.tsx'
import { createStyleCache } from '../styleCache.ts'

type Body = {
  html: string
  /** The style tags that the first paint needs. */
  styles: string
  firstPhoto: FirstPhoto | undefined
}

/**
 * Renders the body of a page that is loaded (renderer/pageTable.ts).
 *
 * @throws when a component does
 */
export function renderBody(path: string): Body {
  // The extractor must know the cache before anything is rendered into it.
  const styleCache = createStyleCache()
  const { extractCriticalToChunks } = createEmotionServer(styleCache)
  let firstPhoto: FirstPhoto | undefined
  const keepFirst = (photo: FirstPhoto) => {
    firstPhoto ??= photo
  }
  const render = (throwing: boolean) =>
    renderToString(
      <FirstPhotoContext value={keepFirst}>
        <StaticRouter location={path}>
          <App styleCache={styleCache} throwing={throwing} />
        </StaticRouter>
      </FirstPhotoContext>,
    )

  const html = render(false)
  // React left the page to the browser because a component threw. Rendered without the boundary, it throws here.
  if (html.includes('<!--$!-->')) render(true)
  return { html, styles: extractCriticalToChunks(html).styles.map(styleTag).join('\n'), firstPhoto }
}

/** With its ids, so that the browser adopts the tag and inserts none of its rules again. */
const styleTag = ({ key, ids, css }: { key: string; ids: string[]; css: string }) =>
  `<style data-emotion="${key} ${ids.join(' ')}">${css}</style>`
