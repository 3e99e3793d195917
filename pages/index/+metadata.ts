import { home } from '#data/home.ts'
import { pageMetadata } from '#data/metadata/pageMetadata.ts'
import { paths } from '#data/paths.ts'

export const metadata = () => pageMetadata('home', {}, { path: paths.home, lastModified: home.updatedOn })
