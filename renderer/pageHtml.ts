import { site } from '#data/company/site.ts'
import favicon from '#data/images/favicon.svg'
import type { PageMetadata } from '#data/metadata/pageMetadata.ts'
import { describeHead } from './documentHead.ts'
import { fonts } from './fonts.ts'
import { fontFaces } from './globalStyles.ts'
import { forgetPage, loadPage, matchPage } from './pageTable.ts'
import { renderBody } from './renderBody.tsx'
import { structuredDataHtml } from './structuredData.ts'
import { theme } from './theme.ts'

/** A page as HTML. */
export type PageHtml = {
  /** What comes before the tags of its first script, which Vike knows, and after them. */
  html: readonly [before: string, after: string]
  /** The part of it that is read. */
  body: string
  metadata: PageMetadata
  /** The folder under pages that it is made by. */
  folder: string
  /** False for the not-found page, which has no address of its own. */
  isFound: boolean
  /** Milliseconds that React and emotion took. */
  rendering: number
}

/**
 * A page as HTML: its content, its critical styles, its head.
 *
 * @param options.whole renders all of it, instead of what this page alone has: the answer is the same, and takes longer
 * @throws when a component on it does, or a record on it was not filled
 */
export async function pageHtml(address: string, { whole = false } = {}): Promise<PageHtml> {
  const { entry, params } = matchPage(address)
  const { content, metadata } = await loadPage(entry, params)

  const began = performance.now()
  const { body, styles } = renderBody(address, whole)
  const rendering = performance.now() - began
  forgetPage(address)
  const unfilled = body.includes('{') ? /\{\w+\}/.exec(body)?.[0] : undefined
  if (unfilled)
    throw new Error(`${address} shows the placeholder ${unfilled}: a record on it was not filled.`)

  const before = `<!DOCTYPE html>
<html lang="${site.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(metadata.title)}</title>
${describeHead(metadata).map(tagHtml).join('\n')}
<meta name="theme-color" content="${theme.palette.primary.main}">
<link rel="icon" href="${favicon}" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/site.webmanifest">
${preloadFirstPhoto(body)}
${fonts.map(preloadFont).join('\n')}
<style media="${atOnce}, (scripting:none)">${fontFaces}</style>
${styles}
</head>
<body>
<div id="root">${body}</div>
${await structuredDataHtml(entry, content, metadata)}
`
  return {
    html: [before, '</body>\n</html>'],
    body,
    metadata,
    folder: entry.folder,
    isFound: metadata.path !== undefined || metadata.isTemplate === true,
    rendering,
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
  `<${element} ${kind[0]}="${kind[1]}" ${value[0]}="${escapeHtml(value[1])}">`

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
