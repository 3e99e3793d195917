import hash from '@emotion/hash'
import { claims } from '../company/claims.ts'
import { site } from '../company/site.ts'
import { fillTemplate, fillTemplates } from '../fillTemplate.ts'
import icon from '../images/favicon.svg?raw'
import type { PhotoFile } from '../images/photoFile.ts'
import drawing from '../images/social.svg?raw'
import { facts } from '../prices/facts.ts'
import { cutToPixels } from './cutToPixels.ts'
import { descriptionFontSize, limits, metadataTemplates, type PageKind, titleFontSize } from './templates.ts'

/** The values of a service for the templates. */
export const serviceValues = ({
  displayName: service,
  serviceLower,
  primaryKeyword,
}: Readonly<Record<'displayName' | 'serviceLower' | 'primaryKeyword', string>>) => ({
  service,
  serviceLower,
  primaryKeyword,
})

type ListedPhoto = Pick<PhotoFile, 'name' | 'version' | 'width'>

/** The head of a page, for browsers, search engines and social networks. */
export type PageMetadata = {
  title: string
  description: string
  /** Canonical path; undefined for the not-found page, which answers at any path, and for templates. */
  path: string | undefined
  image: SocialImage
  /** ISO date for the sitemap's lastmod, if known. */
  lastModified: string | undefined
  /** Photos for the sitemap. */
  photos: readonly ListedPhoto[]
  /** Whether search engines may list the page, and the sitemap does. */
  listed: boolean
  /** A template that the server fills in: without scripts, outside the public site. */
  isTemplate?: true
}

/** A page of the site by its path. */
export type SitePage = { path: string; metadata: PageMetadata }

/** What a page says of itself. */
type PageDetails = {
  /** The page's own values for the template of its kind; they may have placeholders of the facts. */
  values?: Readonly<Record<string, string>>
  path?: string
  /** A template that the server fills in. It has no path, and search engines never see it. */
  isTemplate?: true
  /** false keeps the page out of search engines and the sitemap. */
  listed?: boolean
  lastModified?: string | undefined
  photos?: readonly ListedPhoto[]
  /** Name of the page's own social picture; without it the page has the picture of its kind. */
  picture?: string
}

/**
 * Fills the template of the page's kind and cuts title and description to its limits.
 *
 * @throws on an unknown placeholder, and on a page without a path
 */
export function pageMetadata(kind: PageKind, page: PageDetails = {}): PageMetadata {
  const values = { ...facts, ...fillTemplates(page.values ?? {}, facts) }
  const template = metadataTemplates[kind]
  const source = `data/search/templates.ts, ${kind}`
  const title = fillTemplate(template.title, values, source)
  const description = fillTemplate(template.description, values, source)
  const isWithoutPath = kind === 'notFound' || page.isTemplate === true
  if (!isWithoutPath && !page.path)
    throw new Error(`The page "${title}" (${kind}) has no path. Pass one to pageMetadata.`)
  return {
    title: cutToPixels(title, limits.titlePixelLimit, titleFontSize),
    description: cutToPixels(description, limits.descriptionPixelLimit, descriptionFontSize),
    path: isWithoutPath ? undefined : page.path,
    image: socialImage(page.picture ?? kind, fillTemplate(template.pictureTitle, values, source)),
    lastModified: page.lastModified,
    photos: page.photos ?? [],
    listed: !isWithoutPath && (page.listed ?? true),
    ...(page.isTemplate ? { isTemplate: true } : {}),
  }
}

/** The picture of a link on social networks, drawn by the build (renderer/build/sitePictures.ts). */
type SocialImage = {
  /** Path from the site's root. */
  path: string
  width: number
  height: number
  alt: string
  /** Text in large type on the picture. */
  title: string
  /** One line under the title, at most 60 characters. */
  line: string
}

/** The words on a picture, by placeholder of data/images/social.svg. */
export const pictureWording = ({ title, line }: Pick<SocialImage, 'title' | 'line'>) => ({
  brand: site.brand,
  phone: site.phoneDotted,
  title,
  sub: line,
  price: fillTemplate('{PriceFrom}, {noHiddenFees}', facts),
  quotes: fillTemplate('{FreeEstimates}', facts),
})

/**
 * The picture of a page, with the same-day claim under its title. Networks keep a picture by its address: other words have another one.
 *
 * @param name of the file; pages with the same name share the picture
 */
function socialImage(name: string, title: string): SocialImage {
  const line = fillTemplate(claims.sameDay.wording, facts)
  const version = hash(drawing + icon + JSON.stringify(pictureWording({ title, line })))
  return {
    path: `/assets/social/${name}.${version}.png`,
    width: 1200,
    height: 630,
    alt: fillTemplate('{title}. {line}. Call {phone}. Beside it, a drawing of a loaded truck.', {
      ...facts,
      title,
      line,
    }),
    title,
    line,
  }
}
