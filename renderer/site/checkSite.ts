import { allContent } from '#data/checks/allContent.ts'
import { contentFaults } from '#data/checks/checkContent.ts'
import { staleFactsWarning } from '#data/checks/municipalFacts.ts'
import { StartFault } from '#data/settings/settings.ts'
import { headFaults } from './headFaults.ts'
import { siteFiles } from './siteFiles.ts'
import { allPages } from './sitePages.ts'
import { type WantedPicture, wantedPictures } from './wantedPictures.ts'

export type CheckedSite = {
  /** The files beside the pages that machines read, by name. */
  files: Record<string, string>
  pictures: WantedPicture[]
  warning: string | undefined
  pageCount: number
}

/**
 * Checks the records and the head of every page, and describes the site as a whole.
 *
 * @throws StartFault naming everything that is wrong
 */
export async function checkSite(): Promise<CheckedSite> {
  const today = new Date().toISOString().slice(0, 10)
  const content = allContent()
  failWith(contentFaults(content, today))
  const pages = await allPages()
  failWith(headFaults(pages))
  return {
    files: siteFiles(pages),
    pictures: wantedPictures(pages),
    warning: staleFactsWarning(content, today),
    pageCount: pages.length,
  }
}

function failWith(faults: readonly string[]): void {
  if (faults.length)
    throw new StartFault(`The content has ${faults.length} fault(s):\n- ${faults.join('\n- ')}`)
}
