import { loadCity } from '#data/cities/loadCity.ts'
import { type CityPage, cityPage } from '#data/pages/cityPage.ts'

export type Content = CityPage

export async function content({ citySlug }: { citySlug?: string }): Promise<Content | undefined> {
  const city = await loadCity(citySlug)
  return city && cityPage(city)
}
