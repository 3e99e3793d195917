import { breadcrumbs } from '#data/pages/breadcrumbs.ts'
import { paths } from '#data/paths.ts'
import { companyPageItems } from '#data/search/structuredData.ts'

export const structuredData = companyPageItems(breadcrumbs.serviceAreas, paths.serviceAreas)
