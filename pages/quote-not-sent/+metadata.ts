import { notSent } from '#data/quote/notSent.ts'
import { pageMetadata } from '#data/search/pageMetadata.ts'

export const metadata = () => pageMetadata('extra', { values: notSent, isTemplate: true })
