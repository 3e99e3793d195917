import { site } from '#data/company/site.ts'
import { escapeHtml } from '#data/escapeHtml.ts'
import favicon from '#data/images/favicon.svg'
import type { PageMetadata } from '#data/metadata/pageMetadata.ts'
import { describeHead } from '../documentHead.ts'
import { fonts } from '../fonts.ts'
import { loadWholePage, matchPage, wholeContent } from '../pageTable.ts'
import { theme } from '../theme/theme.ts'
import { fontFaces, standInFaces } from './fontFaces.ts'
import { renderBody } from './renderBody.tsx'
import { structuredDataHtml } from './structuredData.ts'

/**
 * A page as HTML: its content, its critical styles, its head.
 *
 * @throws when a component on it does, or a record on it was not filled
 */
export async function pageHtml(path: string): Promise<{ html: string; metadata: PageMetadata }> {
  const { entry, params } = matchPage(path)
  const page = await loadWholePage(entry, params)
  const { metadata } = page
  const body = bodyOf(path)
  const [unfilled] = /\{\w+\}/.exec(body.html) ?? []
  if (unfilled) throw new Error(`${path} shows the placeholder ${unfilled}: a record on it was not filled.`)

  const html = `<!DOCTYPE html>
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
${preloadPhoto(body)}
${fonts.map(preloadFont).join('\n')}
<style media="${withFonts}, (scripting:none)">${fontFaces}</style>
<style>${standInFaces}</style>
${body.styles}
</head>
<body>
<div id="root">${body.html}</div>
${await structuredDataHtml(page.entry, await wholeContent(page), metadata)}
</body>
</html>`
  return { html, metadata }
}

function bodyOf(path: string): ReturnType<typeof renderBody> {
  try {
    return renderBody(path)
  } catch (cause) {
    throw new Error(`${path} could not be rendered: ${(cause as Error).message}`, { cause })
  }
}

/**
 * Screens from `lg` load the fonts at once; the header has no room for a swap. Smaller ones load them after hydration
 * (renderer/loadFonts.ts).
 */
const withFonts = `(min-width:${theme.breakpoints.values.lg}px)`

const preloadFont = ({ file }: { file: string }): string =>
  `<link rel="preload" as="font" type="font/woff2" href="${file}" crossorigin media="${withFonts}">`

/** Named before the styles, the photo is on its way before the browser has read them. */
const preloadPhoto = ({ firstPhoto }: ReturnType<typeof renderBody>): string =>
  firstPhoto
    ? `<link rel="preload" as="image" type="image/avif" imagesrcset="${firstPhoto.srcSet}" imagesizes="${firstPhoto.sizes}" fetchpriority="high">`
    : ''

const tagHtml = ({ element, kind, value }: ReturnType<typeof describeHead>[number]) =>
  `<${element} ${kind[0]}="${kind[1]}" ${value[0]}="${escapeHtml(value[1])}">`
