import { pageMetadata } from '#data/metadata/pageMetadata.ts'
import type { Content } from './+content.ts'

export const metadata = ({ title, description, path, listed, updatedOn }: Content) =>
  pageMetadata('extra', { title, description }, { path, listed, lastModified: updatedOn })
