import { type PageMetadata, pageMetadata } from '#data/metadata/pageMetadata.ts'
import { thankYou } from '#data/pages/extraPages.ts'
import { paths } from '#data/paths.ts'
import { photoThanks } from '#data/quote/photoThanks.ts'

export const metadata = (): PageMetadata => ({
  ...pageMetadata(
    'extra',
    { title: photoThanks.title, description: thankYou.description },
    { path: paths.quoteSent, listed: false },
  ),
  path: undefined,
  isTemplate: true,
})
