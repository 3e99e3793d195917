import { paths } from '../paths.ts'
import type { CitySummary } from './cities.ts'

export const cityLinks = (cities: readonly CitySummary[]) =>
  cities.map(({ slug, name }) => ({ label: name, href: paths.city(slug) }))
