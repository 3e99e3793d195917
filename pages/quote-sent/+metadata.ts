import { thankYou } from '#data/pages/extraPages.ts'
import { photoThanks } from '#data/quote/photoThanks.ts'
import { pageMetadata } from '#data/search/pageMetadata.ts'

export const metadata = () =>
  pageMetadata('extra', {
    values: { title: photoThanks.title, description: thankYou.description },
    isTemplate: true,
  })
