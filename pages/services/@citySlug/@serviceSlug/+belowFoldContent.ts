import { loadCity } from '#data/cities/loadCity.ts'
import { type CityServicePage, cityServicePage } from '#data/pages/cityServicePage.ts'
import { loadCityService } from '#data/services/city/cityServices.ts'
import type { Content, PageParams } from './+content.ts'

/** Everything that the page shows. */
export type WholeContent = Content & CityServicePage

/** Only the two records this page shows are fetched, so a visitor never downloads the others. */
export async function belowFoldContent({ citySlug, serviceSlug }: PageParams) {
  const [city, service] = await Promise.all([loadCity(citySlug), loadCityService(serviceSlug)])
  return city && service && cityServicePage(city, service)
}
