import { paths } from '#data/paths.ts'
import { cities } from '#data/places/cities.ts'
import { cityServices } from '#data/services/cityServices.ts'

export const onBeforePrerenderStart = () =>
  cities.flatMap((city) => cityServices.map((service) => paths.cityService(city.slug, service.slug)))
