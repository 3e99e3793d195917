import { cities } from '#data/cities/cities.ts'
import { type CityServiceFirstScreen, cityServiceFirstScreen } from '#data/pages/cityServiceFirstScreen.ts'
import { loadCityServiceHead } from '#data/services/city/cityServices.ts'

export type Content = CityServiceFirstScreen

export type PageParams = { citySlug?: string; serviceSlug?: string }

export async function content({ citySlug, serviceSlug }: PageParams): Promise<Content | undefined> {
  const city = cities.find(({ slug }) => slug === citySlug)
  const service = await loadCityServiceHead(serviceSlug)
  return city && service && cityServiceFirstScreen(city, service)
}
