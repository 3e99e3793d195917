import type { PageContextServer } from 'vike/types'
import { type CityPage, cityPage } from '#data/pages/cityPage.ts'
import { loadCity } from '#data/places/loadCity.ts'

export type Data = CityPage

export async function data({ routeParams: { citySlug } }: PageContextServer): Promise<Data | undefined> {
  const city = await loadCity(citySlug)
  return city && cityPage(city)
}
