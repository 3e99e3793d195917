import { pageMetadata } from '#data/search/pageMetadata.ts'

export const metadata = () => pageMetadata('notFound', { picture: 'extra' })
