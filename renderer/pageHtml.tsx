import type { EmotionCache } from '@emotion/react'
import createEmotionServer from '@emotion/server/create-instance'
import { StaticRouter } from 'react-router-dom'
import { type FirstPhoto, FirstPhotoContext } from '#components/media/PhotoImage.tsx'
import { site } from '#data/company/site.ts'
import { escapeHtml } from '#data/escapeHtml.ts'
import favicon from '#data/images/favicon.svg'
import { App } from './App.tsx'
import { fonts } from './loadFonts.ts'
import { loadWholePage } from './navigation/loadPage.ts'
import { renderWhole } from './renderWhole.ts'
import { describeHead, siteOrigin } from './site/documentHead.ts'
import type { PageData } from './site/pageData.ts'
import { matchPage } from './site/pageTable.ts'
import faces from './standInFaces.json'
import { createStyleCache } from './styleCache.ts'
import { theme } from './theme/theme.ts'

type StructuredDataOf = (content: object, origin: string) => readonly object[]

const structuredDatas = import.meta.glob<StructuredDataOf>('/pages/**/+structuredData.ts', {
  import: 'structuredData',
})

/**
 * A page as HTML: its content, its critical styles, its head.
 *
 * @throws when a component throws, or when a placeholder is left unfilled
 */
export async function pageHtml(pathname: string): Promise<{ html: string; data: PageData }> {
  const { Page, belowFold, ...data } = await loadWholePage(pathname)
  const { path, metadata } = data
  const body = await renderBody(path)
  const head = `<title>${escapeHtml(metadata.title)}</title>
${describeHead(metadata).map(tagHtml).join('\n')}`
  const unfilled = unfilledText(head + body.html)
  if (unfilled) throw new Error(`${path} has a brace in "${unfilled}": a text of the page was not filled.`)

  const html = `<!DOCTYPE html>
<html lang="${site.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head}
<meta name="theme-color" content="${theme.palette.primary.main}">
<link rel="icon" href="${favicon}" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/site.webmanifest">
${preloadPhoto(body.firstPhoto)}
${fonts.map(preloadFont).join('\n')}
<style media="${withFonts}, (scripting:none)">${fontFaces}</style>
<style>${standInFaces}</style>
${body.styles}
</head>
<body>
<div id="root" data-version="${SITE_VERSION}" data-page="${path}">${body.html}</div>
${await structuredDataHtml(data)}
</body>
</html>`
  return { html, data }
}

/** The first text or attribute with a brace, which belongs to a placeholder. */
export const unfilledText = (html: string): string | undefined =>
  html
    .split(/[<>"]/)
    .find((text) => /[{}]/.test(text))
    ?.trim()

/**
 * Renders the body of a loaded page.
 *
 * @throws the error of a component, with the name of the page
 */
async function renderBody(path: string) {
  // Must be called before anything is rendered into the cache.
  const styleCache = createStyleCache()
  const { extractCriticalToChunks } = createEmotionServer(styleCache)
  let firstPhoto: FirstPhoto | undefined
  const rememberFirst = (photo: FirstPhoto) => {
    firstPhoto ??= photo
  }
  const html = await renderWhole(
    <FirstPhotoContext value={rememberFirst}>
      <StaticRouter location={path}>
        <App styleCache={styleCache} firstPathname={path} />
      </StaticRouter>
    </FirstPhotoContext>,
  ).catch((cause: Error) => {
    throw new Error(`${path} could not be rendered: ${cause.message}`, { cause })
  })
  const { styles } = extractCriticalToChunks(html)
  return { html, styles: [...styles, othersOf(styleCache, styles)].map(styleTag).join('\n'), firstPhoto }
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

/**
 * Screens from `lg` load the fonts at once: their header has no room for a swap. Smaller screens load them after hydration
 * (renderer/loadFonts.ts).
 */
const withFonts = theme.breakpoints.up('lg').replace('@media ', '')

const preloadFont = ({ file }: { file: string }): string =>
  `<link rel="preload" as="font" type="font/woff2" href="${file}" crossorigin media="${withFonts}">`

/** Placed before the styles, so that the request for the photo starts before the styles are parsed. */
const preloadPhoto = (firstPhoto: FirstPhoto | undefined): string =>
  firstPhoto
    ? `<link rel="preload" as="image" type="image/avif" imagesrcset="${firstPhoto.srcSet}" imagesizes="${firstPhoto.sizes}" fetchpriority="high">`
    : ''

const tagHtml = ({ element, kind, value }: ReturnType<typeof describeHead>[number]) =>
  `<${element} ${kind[0]}="${kind[1]}" ${value[0]}="${escapeHtml(value[1])}">`

/** The @font-face rules of both fonts. */
const fontFaces: string = fonts
  .map(
    ({ family, file, weight }) =>
      `@font-face{font-family:${family};src:url(${file}) format("woff2");font-weight:${weight};font-display:swap}`,
  )
  .join('')

/**
 * System fonts that stand in until the fonts are loaded. They are as high and a little wider, so that the swap moves nothing
 * (renderer/loadFonts.ts).
 */
const standInFaces: string = faces
  .map(
    (face) =>
      `@font-face{font-family:${face.family};src:${face.src};font-weight:${face.fontWeight};size-adjust:${face.sizeAdjust};ascent-override:${face.ascentOverride};descent-override:${face.descentOverride};line-gap-override:${face.lineGapOverride}}`,
  )
  .join('')

/** The structured data (schema.org) of the page as a JSON-LD block; empty without any. */
async function structuredDataHtml({ path, content, metadata }: PageData): Promise<string> {
  const structuredDataOf = await structuredDatas[`${matchPage(path).folder}/+structuredData.ts`]?.()
  if (!metadata.path || !structuredDataOf) return ''
  const graph = { '@context': 'https://schema.org', '@graph': structuredDataOf(content, siteOrigin) }
  return `<script type="application/ld+json">${scriptText(graph)}</script>`
}

/** Escapes JSON so that no text can end the script element or begin a comment. */
export const scriptText = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c')
