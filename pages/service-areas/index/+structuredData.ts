import { breadcrumbs } from '#data/pages/breadcrumbs.ts'
import { paths } from '#data/paths.ts'
import { breadcrumbList } from '#data/structuredData/breadcrumbList.ts'
import { business } from '#data/structuredData/business.ts'

export const structuredData = (_content: object, origin: string) => [
  business(origin),
  breadcrumbList(breadcrumbs.serviceAreas, paths.serviceAreas, origin),
]
