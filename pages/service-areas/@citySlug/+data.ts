import type { PageContextServer } from 'vike/types'
import { loadCity } from '#data/cities/loadCity.ts'
import { type CityPage, cityPage } from '#data/pages/cityPage.ts'

export type Data = CityPage

export async function data({ routeParams: { citySlug } }: PageContextServer): Promise<Data | undefined> {
  const city = await loadCity(citySlug)
  return city && cityPage(city)
}
