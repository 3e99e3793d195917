import { breadcrumbs } from '#data/pages/breadcrumbs.ts'
import { breadcrumbList } from '#data/structuredData/breadcrumbList.ts'
import type { Content } from './+content.ts'

export const structuredData = ({ heading, path }: Content, origin: string) => [
  breadcrumbList(breadcrumbs.underHome(heading), path, origin),
]
