import { cities } from '#data/cities/cities.ts'
import { paths } from '#data/paths.ts'

export function pagePaths(): string[] {
  return cities.map(({ slug }) => paths.city(slug))
}
