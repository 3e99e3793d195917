import { site } from '#data/company/site.ts'
import type { PageMetadata } from '#data/search/pageMetadata.ts'

/** The public origin: the setting SITE_URL, else the company's own domain. No trailing slash. */
export const siteOrigin: string = SITE_URL || site.origin

/** A tag in the head that depends on the page. `kind` is the attribute that identifies it. */
type HeadTag = {
  element: 'meta' | 'link'
  kind: readonly ['name' | 'property' | 'rel', string]
  value: readonly ['content' | 'href', string]
}

const meta = (name: string, content: string): HeadTag => ({
  element: 'meta',
  kind: [name.includes(':') && !name.startsWith('twitter:') ? 'property' : 'name', name],
  value: ['content', content],
})

/**
 * The tags of a page's head, beside its title. The template writes them, and a navigation replaces them with the next page's:
 * one list for both, so that no tag is duplicated or left behind.
 */
export function describeHead(page: PageMetadata): HeadTag[] {
  const url = page.path === undefined ? undefined : siteOrigin + page.path
  return [
    meta('description', page.description),
    meta('robots', page.listed ? 'index,follow' : 'noindex'),
    ...(url
      ? [{ element: 'link', kind: ['rel', 'canonical'], value: ['href', url] } as const, meta('og:url', url)]
      : []),
    meta('og:title', page.title),
    meta('og:description', page.description),
    meta('og:type', 'website'),
    meta('og:site_name', site.brand),
    meta('og:locale', site.language.replace('-', '_')),
    meta('og:image', siteOrigin + page.image.path),
    meta('og:image:width', String(page.image.width)),
    meta('og:image:height', String(page.image.height)),
    meta('og:image:alt', page.image.alt),
    meta('twitter:card', 'summary_large_image'),
    meta('twitter:title', page.title),
    meta('twitter:description', page.description),
    meta('twitter:image', siteOrigin + page.image.path),
    meta('twitter:image:alt', page.image.alt),
  ]
}

/** The tags of describeHead that a document may have. */
const described =
  'meta[property], meta[name^="twitter:"], meta:is([name=description], [name=robots]), link[rel=canonical]'

/** Applies the page's head to the document. */
export function applyHead(page: PageMetadata): void {
  document.title = page.title
  for (const tag of document.head.querySelectorAll(described)) tag.remove()
  for (const { element, kind, value } of describeHead(page)) {
    const tag = document.head.appendChild(document.createElement(element))
    tag.setAttribute(...kind)
    tag.setAttribute(...value)
  }
}
