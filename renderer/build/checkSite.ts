import { contentFaults } from '#data/checks/checkContent.ts'
import { allContent } from '#data/checks/content.ts'
import { StartError } from '#data/company/settings.ts'
import { site } from '#data/company/site.ts'
import { fillTemplate } from '#data/fillTemplate.ts'
import { facts } from '#data/prices/facts.ts'
import { dayOf, isDay } from '#data/quote/preferredDay.ts'
import type { SitePage } from '#data/search/pageMetadata.ts'
import { allPages } from '../site/pageData.ts'
import type { PageData } from '../site/pages.ts'
import { siteFiles } from './siteFiles.ts'

/** A picture for social networks: its path, and the words on it by placeholder. */
export type WantedPicture = {
  path: string
  wording: Readonly<Record<'brand' | 'phone' | 'title' | 'sub' | 'price' | 'quotes', string>>
}

/**
 * Checks the records and the head of every page, and describes the site as a whole.
 *
 * @param onPage receives every page
 * @throws StartError naming everything that is wrong
 */
export async function checkSite(onPage?: (page: PageData) => Promise<void>) {
  failWith(contentFaults(allContent(), dayOf(new Date())))
  const pages: SitePage[] = []
  for await (const page of allPages()) {
    await onPage?.(page)
    pages.push({ path: page.path, metadata: page.metadata })
  }
  failWith(headFaults(pages))
  return {
    /** Files for machines (sitemap, robots.txt), by name. */
    files: siteFiles(pages),
    pictures: wantedPictures(pages),
    warning: cutWarning(pages),
    pageCount: pages.length,
  }
}

export type CheckedSite = Awaited<ReturnType<typeof checkSite>>

function failWith(faults: readonly string[]): void {
  if (faults.length)
    throw new StartError(`The content has ${faults.length} fault(s):\n- ${faults.join('\n- ')}`)
}

/** Invalid dates for the sitemap, duplicate titles and descriptions, and pictures with two titles. */
export const headFaults = (pages: readonly SitePage[]): string[] => [
  ...pages.flatMap(({ path, metadata: { lastModified } }) =>
    lastModified === undefined || isDay(lastModified)
      ? []
      : [`The page ${path} has the date "${lastModified}": write it as 2026-11-20.`],
  ),
  ...repeated(pages, 'title'),
  ...repeated(pages, 'description'),
  ...sharedPictures(pages),
]

/** Search results show no more of a title or a description than its limit. */
export function cutWarning(pages: readonly SitePage[]): string | undefined {
  const cut = pages.filter(({ metadata }) => `${metadata.title}${metadata.description}`.includes('…'))
  const [first] = cut
  return first
    ? `The title or description of ${cut.length} page(s) is cut, as on ${first.path}: shorten them in data/search/templates.ts.`
    : undefined
}

/** Two pages with the same title or description compete in search results. */
function repeated(pages: readonly SitePage[], field: 'title' | 'description'): string[] {
  const first = new Map<string, string>()
  return pages.flatMap(({ path, metadata }) => {
    const other = first.get(metadata[field])
    first.set(metadata[field], path)
    return other ? [`${path} and ${other} have the same ${field}: "${metadata[field]}"`] : []
  })
}

/** Pages that share a picture for social networks, and give it different titles. */
function sharedPictures(pages: readonly SitePage[]): string[] {
  const first = new Map<string, SitePage>()
  return pages.flatMap((page) => {
    const { path: file, title } = page.metadata.image
    const other = first.get(file)
    if (!other) first.set(file, page)
    return other && other.metadata.image.title !== title
      ? [
          `${page.path} and ${other.path} share the picture ${file} with different titles, "${title}" and "${other.metadata.image.title}": write one pictureTitle for both into data/search/templates.ts.`,
        ]
      : []
  })
}

/** The pictures for social networks that the pages name, and the words on each: the build draws them. */
function wantedPictures(pages: readonly SitePage[]): WantedPicture[] {
  const images = new Map(pages.map(({ metadata }) => [metadata.image.path, metadata.image]))
  return [...images.values()].map(({ path, title, line }) => ({
    path,
    wording: {
      brand: site.brand,
      phone: site.phoneDotted,
      title,
      sub: line,
      price: fillTemplate('{PriceFrom}, {noHiddenFees}', facts),
      quotes: fillTemplate('{FreeEstimates}', facts),
    },
  }))
}
