import { site } from '#data/company/site.ts'
import { breadcrumbs } from '#data/pages/breadcrumbs.ts'
import { paths } from '#data/paths.ts'
import { business, servicePageItems } from '#data/search/structuredData.ts'
import type { Data } from './+data.ts'

export function structuredData({ city, photo, wording: { title: name } }: Data, origin: string) {
  const { serviceType } = site
  const offered = { name, serviceType, description: city.lead, path: paths.city(city.slug), photo, city }
  return [business(origin), ...servicePageItems(offered, breadcrumbs.city(city.name), origin)]
}
