import { site } from '#data/company/site.ts'
import { breadcrumbs } from '#data/pages/breadcrumbs.ts'
import { paths } from '#data/paths.ts'
import { breadcrumbList } from '#data/structuredData/breadcrumbList.ts'
import { business } from '#data/structuredData/business.ts'
import { serviceData } from '#data/structuredData/service.ts'
import type { Content } from './+content.ts'

const path = paths.junkRemoval

export const structuredData = ({ title, lead, photo }: Content, origin: string) => [
  business(origin),
  serviceData({ name: title, serviceType: site.serviceType, description: lead, path, photo }, origin),
  breadcrumbList(breadcrumbs.junkRemoval, path, origin),
]
