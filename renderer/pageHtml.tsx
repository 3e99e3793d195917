import { site } from '#data/company/site.ts'
import { escapeHtml } from '#data/escapeHtml.ts'
import favicon from '#data/images/favicon.svg'
import { renderBody } from './renderBody.tsx'
import { describeHead, siteOrigin } from './site/head.ts'
import type { LoadedPage } from './site/pages.ts'
import { fontFaces, fontPreloads, standInFaces } from './theme/fonts.ts'
import { theme } from './theme/theme.ts'

type PageParts = {
  page: LoadedPage
  /** URLs of the files that hydrate the page, with spaces between. */
  files: string
  structuredData: Vike.Config['structuredData']
}

/**
 * A page as HTML: its content, its critical styles, its head.
 *
 * @throws when a component throws, or when a placeholder is left unfilled
 */
export async function pageHtml({ page, files, structuredData }: PageParts): Promise<string> {
  const { path, data, metadata } = page
  const body = await renderBody(page)
  const head = `<title>${escapeHtml(metadata.title)}</title>
${describeHead(metadata).map(tagHtml).join('\n')}`
  const unfilled = unfilledText(head + body.html)
  if (unfilled) throw new Error(`${path} has a brace in "${unfilled}": a text of the page was not filled.`)
  const items = structuredData?.(data, siteOrigin)
  const jsonLd = items && scriptText({ '@context': 'https://schema.org', '@graph': items })

  return `<!DOCTYPE html>
<html lang="${site.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
${head}
<meta name="theme-color" content="${theme.palette.primary.main}">
<link rel="icon" href="${favicon}" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/site.webmanifest">
${preloadPhoto(body.firstPhoto)}
${fontPreloads}
<style>${fontFaces}${standInFaces()}</style>
${body.styles}
</head>
<body>
<div id="root" data-version="${SITE_VERSION}" data-page="${path}" data-files="${files}">${body.html}</div>
${jsonLd ? `<script type="application/ld+json">${jsonLd}</script>` : ''}
</body>
</html>`
}

/** The first text or attribute with a brace, which belongs to a placeholder. */
export const unfilledText = (html: string): string | undefined =>
  html
    .split(/[<>"]/)
    .find((text) => /[{}]/.test(text))
    ?.trim()

/** Placed before the styles, so that the request for the photo starts before the styles are parsed. */
const preloadPhoto = (photo: Awaited<ReturnType<typeof renderBody>>['firstPhoto']): string =>
  photo
    ? `<link rel="preload" as="image" type="image/avif" imagesrcset="${photo.srcSet}" imagesizes="${photo.sizes}" fetchpriority="high">`
    : ''

const tagHtml = ({ element, kind, value }: ReturnType<typeof describeHead>[number]) =>
  `<${element} ${kind[0]}="${kind[1]}" ${value[0]}="${escapeHtml(value[1])}">`

/** Escapes JSON so that no text can end the script element or begin a comment. */
export const scriptText = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c')
