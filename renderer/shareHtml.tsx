import type { EmotionCache } from '@emotion/react'
import { LRUCache } from 'lru-cache'
import { renderToStaticMarkup } from 'react-dom/server'
import { Mark, type SharedHtml } from '#components/layout/madeOnce.tsx'

type Styles = Pick<EmotionCache, 'inserted' | 'registered'>

type KeptPart = Styles & { html: string }

/** Those asked for last: a part is kept once for each thing it shows, and towns show many. */
const kept = new LRUCache<string, KeptPart>({ max: 500 })
const numbers = new Map<object, number>()

const mark = renderToStaticMarkup(<Mark />)

/** Puts the parts that many pages share (components/layout/madeOnce.tsx) into one page, with the styles they need. */
export function shareHtml(styleCache: EmotionCache) {
  const places: (KeptPart | { key: string; styles: Styles })[] = []

  const place: SharedHtml = (part, shown) => {
    const number = numbers.get(part) ?? numbers.size
    numbers.set(part, number)
    const key = `${number} ${JSON.stringify(shown)}`
    const known = kept.get(key)
    if (known) {
      places.push(known)
      addStyles(styleCache, known)
      return undefined
    }

    const { inserted, registered } = styleCache
    // With nothing there yet, it is seen what it needs.
    Object.assign(styleCache, { inserted: {}, registered: {} })
    return () => {
      const styles = { inserted: styleCache.inserted, registered: styleCache.registered }
      Object.assign(styleCache, { inserted, registered })
      addStyles(styleCache, styles)
      places.push({ key, styles })
    }
  }

  /** The body with the parts in their places. */
  function fill(body: string): string {
    const pieces = body.split(mark)
    const marks = places.reduce((sum, part) => sum + ('html' in part ? 1 : 2), 0)
    if (pieces.length !== marks + 1)
      throw new Error(`${pieces.length - 1} marks of shared parts were rendered in place of ${marks}.`)
    let at = 0
    const next = () => pieces[at++] ?? ''
    const filled = [next()]
    for (const part of places) {
      const html = 'html' in part ? part.html : next()
      if ('key' in part) kept.set(part.key, { ...part.styles, html: copy(html) })
      filled.push(html, next())
    }
    return filled.join('')
  }

  return { place, fill }
}

function addStyles(styleCache: EmotionCache, { inserted, registered }: Styles): void {
  for (const name in inserted) styleCache.inserted[name] ??= inserted[name]
  for (const name in registered) styleCache.registered[name] ??= registered[name] ?? ''
}

/** A piece of a string keeps all of it in memory; this does not. */
const copy = (piece: string): string => Buffer.from(piece).toString()
