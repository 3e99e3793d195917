import { dangerouslySkipEscape, escapeInject } from 'vike/server'
import type { InjectFilterEntry, PageContextServer } from 'vike/types'
import favicon from '#data/images/favicon.svg'
import { site } from '#data/site.ts'
import { describeHead } from './documentHead.ts'
import { fonts } from './fonts.ts'
import { fontFaces } from './globalStyles.ts'
import { forgetPage, loadPage, matchPage } from './pageTable.ts'
import { renderBody } from './renderBody.tsx'
import { structuredDataHtml } from './structuredData.ts'
import { theme } from './theme.ts'

/** An address no page answers: the not-found page shows nothing that depends on its own. */
const unknownAddress = '/404'

/** A page as HTML: its content, its critical styles, its head. */
export async function onRenderHtml(pageContext: PageContextServer) {
  const address = pageContext.is404 ? unknownAddress : pageContext.urlPathname
  const { entry, params } = matchPage(address)
  const { content, metadata } = await loadPage(entry, params)

  const began = performance.now()
  const { body, styles } = renderBody(address)
  const rendering = performance.now() - began
  forgetPage(address)
  const unfilled = body.includes('{') ? /\{\w+\}/.exec(body)?.[0] : undefined
  if (unfilled)
    throw new Error(`${address} shows the placeholder ${unfilled}: a record on it was not filled.`)

  const documentHtml = escapeInject`<!DOCTYPE html>
<html lang="${site.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${metadata.title}</title>
${dangerouslySkipEscape(describeHead(metadata).map(tagHtml).join('\n'))}
<meta name="theme-color" content="${theme.palette.primary.main}">
<link rel="icon" href="${favicon}" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/site.webmanifest">
${dangerouslySkipEscape(preloadFirstPhoto(body))}
${dangerouslySkipEscape(fonts.map(preloadFont).join('\n'))}
<style media="${atOnce}, (scripting:none)">${dangerouslySkipEscape(fontFaces)}</style>
${dangerouslySkipEscape(styles.map(styleHtml).join('\n'))}
</head>
<body>
<div id="root">${dangerouslySkipEscape(body)}</div>
${dangerouslySkipEscape(await structuredDataHtml(entry, content, metadata))}
</body>
</html>`
  return { documentHtml, pageContext: { metadata, rendering }, injectFilter: chooseAssets }
}

/** What the first script imports is there with it. Fonts are named in the head, for the screens that show them at once. */
function chooseAssets(assets: InjectFilterEntry[]): void {
  for (const asset of assets) {
    if (asset.assetType === 'font') asset.inject = false
    if (asset.assetType === 'script') asset.inject ||= 'HTML_END'
  }
}

/**
 * Where fonts are shown from the start: lines of offices and homes have room for them, and the header's row has no words to
 * spare when they are swapped in. On smaller screens they come after the words, the photo and the code (renderer/showFonts.ts).
 */
const atOnce = `(min-width:${theme.breakpoints.values.lg}px)`

const preloadFont = ({ file }: { file: string }): string =>
  `<link rel="preload" as="font" type="font/woff2" href="${file}" crossorigin media="${atOnce}">`

/** The photo the first screen waits for: named before the styles, it is on its way before the browser has read them. */
function preloadFirstPhoto(body: string): string {
  const image = body.indexOf('fetchPriority="high"')
  const picture = body.slice(body.lastIndexOf('<picture', image), image)
  const [, source, sizes] =
    /<source type="image\/avif" srcSet="([^"]*)" sizes="([^"]*)"\/>/.exec(picture) ?? []
  return source && sizes
    ? `<link rel="preload" as="image" type="image/avif" imagesrcset="${source}" imagesizes="${sizes}" fetchpriority="high">`
    : ''
}

const tagHtml = ({ element, kind, value }: ReturnType<typeof describeHead>[number]) =>
  `<${element} ${kind[0]}="${kind[1]}" ${value[0]}="${escapeAttribute(value[1])}">`

/**
 * Emotion moves every tag it marked as its own when it starts in the browser. The base styles are not marked: moved, their
 * fonts would be dropped for a moment, and every line would jump.
 */
const styleHtml = ({ key, ids, css }: { key: string; ids: string[]; css: string }) =>
  key.endsWith('-global')
    ? `<style>${css}</style>`
    : `<style data-emotion="${key} ${ids.join(' ')}">${css}</style>`

const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
