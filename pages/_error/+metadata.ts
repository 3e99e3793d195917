import { pageMetadata } from '#data/metadata/pageMetadata.ts'

export const metadata = () => pageMetadata('notFound', { picture: 'extra' })
