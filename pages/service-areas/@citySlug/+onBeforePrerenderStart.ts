import { cities } from '#data/cities/cities.ts'
import { paths } from '#data/paths.ts'

export function onBeforePrerenderStart(): string[] {
  return cities.map(({ slug }) => paths.city(slug))
}
