import { pageMetadata } from '#data/metadata/pageMetadata.ts'
import { thankYou } from '#data/pages/extraPages.ts'
import { photoThanks } from '#data/quote/photoThanks.ts'

export const metadata = () =>
  pageMetadata('extra', {
    values: { title: photoThanks.title, description: thankYou.description },
    isTemplate: true,
  })
