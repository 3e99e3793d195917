import { cities } from '#data/cities/cities.ts'
import { paths } from '#data/paths.ts'
import { cityServices } from '#data/services/city/cityServices.ts'

export const onBeforePrerenderStart = () =>
  cities.flatMap((city) => cityServices.map((service) => paths.cityService(city.slug, service.slug)))
