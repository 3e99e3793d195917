import { hydratedAttribute, nearAttribute } from '#components/session/stubContract.ts'
import { site } from '#data/company/site.ts'
import { escapeHtml } from '#data/escapeHtml.ts'
import { fullPhotoPath } from '#data/images/photoFile.ts'
import { paths, speculationRulesFile } from '#data/paths.ts'
import { cities } from '#data/places/cities.ts'
import { cityRedirect, redirects } from '#data/redirects.ts'
import { llmsText } from '#data/search/llmsText.ts'
import type { SitePage } from '#data/search/pageMetadata.ts'
import { siteOrigin } from '../site/head.ts'
import { theme } from '../theme/theme.ts'

/** Files for machines beside the pages, by name. The development server has none of them. */
export function siteFiles(pages: readonly SitePage[]): Record<string, string> {
  return {
    'sitemap.xml': sitemap(pages),
    'robots.txt': robots(),
    'llms.txt': llmsText(siteOrigin),
    'site.webmanifest': manifest(),
    [speculationRulesFile]: speculationRules(),
    _redirects: staticHostRedirects(),
  }
}

/** The sitemap: the pages that search engines may list, with their photographs, and a date where a record has one. */
function sitemap(pages: readonly SitePage[]): string {
  const rows = pages
    .filter(({ metadata }) => metadata.listed)
    .map(({ path, metadata: { lastModified, photos } }) => {
      const date = lastModified ? `<lastmod>${lastModified}</lastmod>` : ''
      const images = photos.map(
        (photo) => `<image:image><image:loc>${location(fullPhotoPath(photo))}</image:loc></image:image>`,
      )
      return `<url><loc>${location(path)}</loc>${date}${images.join('')}</url>`
    })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${rows.join('\n')}
</urlset>
`
}

const robots = () => `User-agent: *
Disallow: /api/

Sitemap: ${siteOrigin}/sitemap.xml
`

/** The web app manifest, for a visitor who adds the site to the home screen; the icons are drawn from data/images/favicon.svg. */
const manifest = () =>
  JSON.stringify({
    name: site.legalName,
    short_name: site.brand,
    description: `${site.summary}, ${site.region}`,
    lang: site.language,
    start_url: paths.home,
    display: 'browser',
    background_color: theme.palette.background.default,
    theme_color: theme.palette.primary.main,
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  })

/**
 * Speculation rules: before a page is hydrated, the browser itself fetches the documents of links that the stub has marked, and prerenders
 * the one that is touched or hovered over.
 */
function speculationRules(): string {
  const dehydrated = `:root:not([${hydratedAttribute}])`
  const isPage = [{ href_matches: '/*' }, { not: { href_matches: '/(api|assets|desk)/*' } }]
  return JSON.stringify({
    prefetch: [{ where: { selector_matches: `${dehydrated} [${nearAttribute}]` }, eagerness: 'immediate' }],
    prerender: [
      { where: { and: [{ selector_matches: `${dehydrated} a` }, ...isPage] }, eagerness: 'moderate' },
    ],
  })
}

/** The redirects in the format of static hosts, for a copy of the site on a CDN while this server answers only the API. */
function staticHostRedirects(): string {
  const shortened = cities.map(({ slug }) => cityRedirect(slug))
  const rows = [...Object.entries(redirects).map(([from, to]) => ({ from, to })), ...shortened]
  return `${rows.map(({ from, to }) => `${from} ${to} 301`).join('\n')}\n`
}

const location = (path: string) => escapeHtml(siteOrigin + path)
