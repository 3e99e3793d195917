import { pageMetadata } from '#data/search/pageMetadata.ts'
import type { Data } from './+data.ts'

export const metadata = ({ title, description, path, listed, updatedOn }: Data) =>
  pageMetadata('extra', { values: { title, description }, path, listed, lastModified: updatedOn })
