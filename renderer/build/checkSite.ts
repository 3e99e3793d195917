import { contentFaults } from '#data/checks/checkContent.ts'
import { allContent } from '#data/checks/content.ts'
import { StartError } from '#data/company/settings.ts'
import { dayOf } from '#data/quote/preferredDay.ts'
import { pictureWording, type SitePage } from '#data/search/pageMetadata.ts'
import { allPages } from '../site/pageData.ts'
import type { PageData } from '../site/pages.ts'
import { siteFiles } from './siteFiles.ts'

/** A picture for social networks: its path, and the words on it by placeholder. */
export type WantedPicture = { path: string; wording: ReturnType<typeof pictureWording> }

/**
 * Checks the records, and describes the site as a whole.
 *
 * @param onPage receives every page
 * @throws StartError naming everything that is wrong
 */
export async function checkSite(onPage?: (page: PageData) => Promise<void>) {
  const faults = contentFaults(allContent(), dayOf(new Date()))
  if (faults.length > 0)
    throw new StartError(`The content has ${faults.length} fault(s):\n- ${faults.join('\n- ')}`)
  const pages: SitePage[] = []
  for await (const page of allPages()) {
    await onPage?.(page)
    pages.push({ path: page.path, metadata: page.metadata })
  }
  return {
    /** Files for machines (sitemap, robots.txt), by name. */
    files: siteFiles(pages),
    pictures: wantedPictures(pages),
    pageCount: pages.length,
  }
}

export type CheckedSite = Awaited<ReturnType<typeof checkSite>>

/** The pictures for social networks that the pages name, and the words on each: the build draws them. */
function wantedPictures(pages: readonly SitePage[]): WantedPicture[] {
  const images = new Map(pages.map(({ metadata }) => [metadata.image.path, metadata.image]))
  return [...images.values()].map((image) => ({ path: image.path, wording: pictureWording(image) }))
}
