import { allContent } from '#data/checks/allContent.ts'
import { contentFaults } from '#data/checks/checkContent.ts'
import { staleFactsWarning } from '#data/checks/municipalFacts.ts'
import type { SitePage } from '#data/metadata/pageMetadata.ts'
import { allAddresses } from './build/addresses.ts'
import { allNames } from './build/allNames.ts'
import { repeatedHeads } from './build/repeatedHeads.ts'
import { siteFiles } from './build/siteFiles.ts'
import { wantedPictures } from './build/wantedPictures.ts'
import { pageHtml } from './pageHtml.ts'

/** What the build asks of the site (renderer/build/prerender.ts, renderer/build/pageWorker.ts). */
export const siteBuild = {
  /** Every address to make a page of; the not-found page comes on top. */
  addresses: allAddresses,
  /** Every name by which one page differs from another. */
  names: () => allNames(allContent()),
  /** What is wrong with the content, before any page is made of it; `today` is an ISO date. */
  contentFaults: (today: string) => contentFaults(allContent(), today),
  /** A page, but for what Vike adds to those of its kind. */
  pageHtml,
  /** What is wrong with the pages that were made, taken together. */
  pageFaults: (pages: readonly SitePage[]) => repeatedHeads(pages),
  /** One sentence on facts that nobody compared of late, if there are any; `today` is an ISO date. */
  warning: (today: string) => staleFactsWarning(allContent(), today),
  siteFiles,
  wantedPictures,
}
