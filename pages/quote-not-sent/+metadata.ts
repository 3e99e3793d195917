import { pageMetadata } from '#data/metadata/pageMetadata.ts'
import { notSent } from '#data/quote/notSent.ts'

export const metadata = () => pageMetadata('extra', { values: notSent, isTemplate: true })
