import { cities } from '#data/cities/cities.ts'
import { cityServices } from '#data/cityServices/cityServices.ts'
import { paths } from '#data/paths.ts'

export function onBeforePrerenderStart(): string[] {
  return cities.flatMap((city) => cityServices.map((service) => paths.cityService(city.slug, service.slug)))
}
