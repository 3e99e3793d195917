import { loadCity } from '#data/cities/loadCity.ts'
import { cityServiceFirstScreen } from '#data/pages/cityServiceFirstScreen.ts'
import { cityServicePage } from '#data/pages/cityServicePage.ts'
import { loadCityService } from '#data/services/city/loadCityService.ts'

type PageParams = { citySlug?: string; serviceSlug?: string }

export type Content = NonNullable<Awaited<ReturnType<typeof content>>>

export async function content({ citySlug, serviceSlug }: PageParams) {
  const [city, service] = await Promise.all([loadCity(citySlug), loadCityService(serviceSlug)])
  return city && service && { ...cityServiceFirstScreen(city, service), ...cityServicePage(city, service) }
}
