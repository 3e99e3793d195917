import { claims } from '#data/claims.ts'
import { facts } from '#data/facts.ts'
import { fillTemplate } from '#data/fillTemplate.ts'
import { site } from '#data/site.ts'
import { allPages } from './addresses.ts'

/** The pictures for social networks that the pages name, and the words on each: the build draws them. */
export async function wantedPictures() {
  const images = new Map((await allPages()).map(({ metadata }) => [metadata.image.address, metadata.image]))
  return [...images.values()].map(({ address, title, line }) => ({
    address,
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
