import { CacheProvider } from '@emotion/react'
import createEmotionServer from '@emotion/server/create-instance'
import { LRUCache } from 'lru-cache'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { SharedHtmlContext } from '#components/layout/madeOnce.tsx'
import { App } from './App.tsx'
import { BaseStyles } from './BaseStyles.tsx'
import { shareHtml } from './shareHtml.tsx'
import { createStyleCache } from './styleCache.ts'

/** By the rules that were asked for, which all stand in the page: pages of a kind need the same ones. */
const styleTags = new LRUCache<string, string>({ max: 500 })

/**
 * The body of a page that is loaded (renderer/pageTable.ts), and the tags of the styles its first paint needs: all that React
 * and emotion do for a page.
 *
 * @param whole see pageHtml
 * @throws when a component on it does
 */
export function renderBody(address: string, whole: boolean): { body: string; styles: string } {
  // The extractor must know the cache before anything is rendered into it.
  const styleCache = createStyleCache()
  const { extractCriticalToChunks } = createEmotionServer(styleCache)
  const shared = shareHtml(styleCache)
  const render = (throwing: boolean) =>
    renderToString(
      <SharedHtmlContext value={whole ? undefined : shared.place}>
        <CacheProvider value={styleCache}>
          <BaseStyles />
        </CacheProvider>
        <StaticRouter location={address}>
          <App styleCache={styleCache} throwing={throwing} />
        </StaticRouter>
      </SharedHtmlContext>,
    )
  const rendered = render(false)
  // React leaves a page that threw to the browser and says nothing; a second try says what was wrong.
  if (rendered.includes('<!--$!-->')) throw pageFault(address, () => render(true))
  const stylesOf = (body: string) => extractCriticalToChunks(body).styles.map(styleTag).join('\n')
  if (whole) return { body: rendered, styles: stylesOf(rendered) }

  const body = shared.fill(rendered)
  const rules = Object.keys(styleCache.inserted).join()
  const styles = styleTags.get(rules) ?? stylesOf(body)
  styleTags.set(rules, styles)
  return { body, styles }
}

/**
 * Emotion moves every tag it marked as its own when it starts in the browser. The base styles are not marked: moved, their
 * fonts would be dropped for a moment, and every line would jump.
 */
const styleTag = ({ key, ids, css }: { key: string; ids: string[]; css: string }) =>
  key.endsWith('-global')
    ? `<style>${css}</style>`
    : `<style data-emotion="${key} ${ids.join(' ')}">${css}</style>`

function pageFault(address: string, render: () => string): Error {
  try {
    render()
    return new Error(`${address} could not be rendered.`)
  } catch (cause) {
    return new Error(`${address} could not be rendered: ${(cause as Error).message}`, { cause })
  }
}
