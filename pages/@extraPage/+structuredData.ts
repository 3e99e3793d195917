import { breadcrumbs } from '#data/pages/breadcrumbs.ts'
import { breadcrumbList } from '#data/search/structuredData.ts'
import type { Data } from './+data.ts'

export const structuredData = ({ heading, path }: Data, origin: string) => [
  breadcrumbList(breadcrumbs.underHome(heading), path, origin),
]
