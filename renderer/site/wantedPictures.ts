import { claims } from '#data/company/claims.ts'
import { site } from '#data/company/site.ts'
import { facts } from '#data/facts.ts'
import { fillTemplate } from '#data/fillTemplate.ts'
import type { SitePage } from '#data/metadata/pageMetadata.ts'

/** A picture for social networks: its path, and the words on it by placeholder. */
export type WantedPicture = { path: string; words: Readonly<Record<string, string>> }

/** The pictures for social networks that the pages name, and the words on each: the build draws them. */
export function wantedPictures(pages: readonly SitePage[]): WantedPicture[] {
  const images = new Map(pages.map(({ metadata }) => [metadata.image.path, metadata.image]))
  return [...images.values()].map(({ path, title, line }) => ({
    path,
    words: {
      brand: site.brand,
      phone: site.phoneDotted,
      title,
      sub: line,
      price: `${fillTemplate(claims.priceFrom.wording, facts)}, ${claims.noHiddenFees.wording.toLowerCase()}`,
      quotes: claims.freeEstimates.wording,
    },
  }))
}
