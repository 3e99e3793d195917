import { type PageMetadata, pageMetadata } from '#data/metadata/pageMetadata.ts'
import { paths } from '#data/paths.ts'
import { notSent } from '#data/quote/notSent.ts'

export const metadata = (): PageMetadata => ({
  ...pageMetadata('extra', notSent, { path: paths.quoteNotSent, listed: false }),
  path: undefined,
  isTemplate: true,
})
