import createEmotionServer from '@emotion/server/create-instance'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { App } from './App.tsx'
import { BaseStyles } from './BaseStyles.tsx'
import { createStyleCache } from './styleCache.ts'

type StyleTag = { key: string; ids: string[]; css: string }

/**
 * The body of a page that is loaded (renderer/pageTable.ts), and the styles its first paint needs: all that React and emotion
 * do for a page.
 *
 * @throws when a component on it does
 */
export function renderBody(address: string): { body: string; styles: StyleTag[] } {
  // The extractor must know the cache before anything is rendered into it.
  const styleCache = createStyleCache()
  const { extractCriticalToChunks } = createEmotionServer(styleCache)
  const render = (throwing: boolean) =>
    renderToString(
      <>
        <BaseStyles styleCache={styleCache} />
        <StaticRouter location={address}>
          <App styleCache={styleCache} throwing={throwing} />
        </StaticRouter>
      </>,
    )
  const body = render(false)
  // React leaves a page that threw to the browser and says nothing; a second try says what was wrong.
  if (body.includes('<!--$!-->')) throw pageFault(address, () => render(true))
  return { body, styles: extractCriticalToChunks(body).styles }
}

function pageFault(address: string, render: () => string): Error {
  try {
    render()
    return new Error(`${address} could not be rendered.`)
  } catch (cause) {
    return new Error(`${address} could not be rendered: ${(cause as Error).message}`, { cause })
  }
}
