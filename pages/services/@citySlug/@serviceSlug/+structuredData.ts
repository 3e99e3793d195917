import { breadcrumbs } from '#data/pages/breadcrumbs.ts'
import { paths } from '#data/paths.ts'
import { breadcrumbList } from '#data/structuredData/breadcrumbList.ts'
import { serviceData } from '#data/structuredData/service.ts'
import type { Content } from './+content.ts'

export function structuredData({ city, service, photo, loads, wording }: Content, origin: string) {
  const { name: serviceType, description } = service
  const path = paths.cityService(city.slug, service.slug)
  const offered = service.pricedBeforeDiscount ? [] : loads
  return [
    serviceData({ name: wording.title, serviceType, description, path, photo, city, loads: offered }, origin),
    breadcrumbList(breadcrumbs.cityService(city, serviceType), path, origin),
  ]
}
