import { site } from '#data/company/site.ts'
import { breadcrumbs } from '#data/pages/breadcrumbs.ts'
import { paths } from '#data/paths.ts'
import { breadcrumbList } from '#data/structuredData/breadcrumbList.ts'
import { business } from '#data/structuredData/business.ts'
import { serviceData } from '#data/structuredData/service.ts'
import type { Content } from './+content.ts'

export function structuredData({ city, photo, wording: { title: name } }: Content, origin: string) {
  const path = paths.city(city.slug)
  const { serviceType } = site
  const service = { name, serviceType, description: city.lead, path, photo, city }
  return [
    business(origin),
    serviceData(service, origin),
    breadcrumbList(breadcrumbs.city(city.name), path, origin),
  ]
}
