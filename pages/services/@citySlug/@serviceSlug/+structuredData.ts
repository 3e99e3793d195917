import { breadcrumbs } from '#data/pages/breadcrumbs.ts'
import { paths } from '#data/paths.ts'
import { servicePageItems } from '#data/search/structuredData.ts'
import type { Data } from './+data.ts'

export function structuredData(
  { city, service, photo, loads, wording: { title: name } }: Data,
  origin: string,
) {
  const { slug, name: serviceType, description, pricedBeforeDiscount } = service
  const offers = pricedBeforeDiscount ? [] : loads
  const path = paths.cityService(city.slug, slug)
  const offered = { name, serviceType, description, path, photo, city, loads: offers }
  return servicePageItems(offered, breadcrumbs.cityService(city, serviceType), origin)
}
