import { breadcrumbs } from '#data/pages/breadcrumbs.ts'
import { paths } from '#data/paths.ts'
import { servicePageItems } from '#data/search/structuredData.ts'
import type { Data } from './+data.ts'

export function structuredData({ service, photo, loads }: Data, origin: string) {
  const { slug, title: name, name: serviceType, description } = service
  const offered = { name, serviceType, description, path: paths.directService(slug), photo, loads }
  return servicePageItems(offered, breadcrumbs.underHome(serviceType), origin)
}
