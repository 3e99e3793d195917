import { loadCity } from '#data/cities/loadCity.ts'
import { type CityServicePage, cityServicePage } from '#data/pages/cityServicePage.ts'
import { loadCityService } from '#data/services/city/loadCityService.ts'

export type Content = CityServicePage

type PageParams = { citySlug?: string; serviceSlug?: string }

export async function content({ citySlug, serviceSlug }: PageParams): Promise<Content | undefined> {
  const [city, service] = await Promise.all([loadCity(citySlug), loadCityService(serviceSlug)])
  return city && service && cityServicePage(city, service)
}
