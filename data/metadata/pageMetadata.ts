import { facts } from '../company/facts.ts'
import { site } from '../company/site.ts'
import { fillTemplate, fillTemplates } from '../fillTemplate.ts'
import type { PhotoFile } from '../images/photoFile.ts'
import { cutToPixels } from './cutToPixels.ts'
import { type SocialImage, socialImage } from './socialImage.ts'
import {
  descriptionFontSize,
  type MetadataTemplate,
  metadataTemplates,
  type PageKind,
  titleFontSize,
} from './templates.ts'

type ListedPhoto = Pick<PhotoFile, 'name' | 'version' | 'width'>

/** What a page says about itself to browsers, search engines and social networks; the head is written from it. */
export type PageMetadata = {
  title: string
  description: string
  /** Canonical address from the site's root; undefined on the not-found page, which answers at many. */
  path: string | undefined
  robots: 'index,follow' | 'noindex'
  /** Open Graph's type. */
  type: 'website'
  image: SocialImage
  /** ISO date; undefined when unknown. The sitemap's lastmod. */
  lastModified: string | undefined
  /** The page's photographs, which the sitemap names. */
  photos: readonly ListedPhoto[]
  /** Whether the sitemap names the page. */
  listed: boolean
}

/** A page of the site, by its address from the root. */
export type SitePage = { address: string; metadata: PageMetadata }

/** What a page knows about itself beside the words of its template. */
type PageDetails = {
  path?: string
  /** False keeps the page out of search engines and the sitemap. */
  listed?: boolean
  lastModified?: string | undefined
  photos?: readonly ListedPhoto[]
  /** Name of the social picture, where the page has one of its own; else that of its kind. */
  picture?: string
}

/** What every title and description may name, and the templates they are made from. */
export type Wording = {
  brand: string
  /** As texts show it. */
  phone: string
  region: string
  templates: Readonly<Record<PageKind, MetadataTemplate>>
}

/** The part of the configuration that every page carries to the browser. */
export const wording: Wording = {
  brand: site.brand,
  phone: site.phoneDotted,
  region: site.region,
  templates: metadataTemplates,
}

/**
 * Fills the template of the page's kind with the company's facts and with what the page passes, which may name facts
 * in braces itself, and cuts both texts to the template's limits.
 *
 * @throws on a placeholder without a value, and on a page without an address.
 */
export function pageMetadata(
  kind: PageKind,
  params: Readonly<Record<string, string>>,
  page: PageDetails = {},
  { brand, phone, region, templates }: Wording = wording,
): PageMetadata {
  const known = { ...facts, brand, phone, region }
  const values = { ...known, ...fillTemplates(params, known) }
  const template = templates[kind]
  const source = `data/metadata/templates.ts, ${kind}`
  const title = fillTemplate(template.title, values, source)
  const description = fillTemplate(template.description, values, source)
  if (kind !== 'notFound' && !page.path) throw new Error(`The page "${title}" (${kind}) has no path.`)
  const listed = kind !== 'notFound' && (page.listed ?? true)
  return {
    title: cutToPixels(title, template.titlePixelLimit, titleFontSize),
    description: cutToPixels(description, template.descriptionPixelLimit, descriptionFontSize),
    path: kind === 'notFound' ? undefined : page.path,
    robots: listed ? 'index,follow' : 'noindex',
    type: 'website',
    image: socialImage(page.picture ?? kind, fillTemplate(template.pictureTitle, values, source)),
    lastModified: page.lastModified,
    photos: page.photos ?? [],
    listed,
  }
}
