import { breadcrumbs } from '#data/pages/breadcrumbs.ts'
import { paths } from '#data/paths.ts'
import { breadcrumbList } from '#data/structuredData/breadcrumbList.ts'
import { serviceData } from '#data/structuredData/service.ts'
import type { Content } from './+content.ts'

export function structuredData({ service, photo, loads }: Content, origin: string) {
  const { slug, title: name, name: serviceType, description } = service
  const path = paths.directService(slug)
  return [
    serviceData({ name, serviceType, description, path, photo, loads }, origin),
    breadcrumbList(breadcrumbs.underHome(serviceType), path, origin),
  ]
}
