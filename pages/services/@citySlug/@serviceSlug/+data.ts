import type { PageContextServer } from 'vike/types'
import { type CityServicePage, cityServicePage } from '#data/pages/cityServicePage.ts'
import { loadCity } from '#data/places/loadCity.ts'
import { loadCityService } from '#data/services/loadServices.ts'

export type Data = CityServicePage

export async function data({
  routeParams: { citySlug, serviceSlug },
}: PageContextServer): Promise<Data | undefined> {
  const [city, service] = await Promise.all([loadCity(citySlug), loadCityService(serviceSlug)])
  return city && service && cityServicePage(city, service)
}
