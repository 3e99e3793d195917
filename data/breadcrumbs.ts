import type { CitySummary } from './cities/cities.ts'
import { paths } from './paths.ts'

/** A page above the current one. */
export type Crumb = { label: string; address: string }

const home: Crumb = { label: 'Home', address: paths.home }
const serviceAreas: Crumb = { label: 'Service areas', address: paths.serviceAreas }

/** The pages above those that stand right under the home page. */
export const underHome: readonly Crumb[] = [home]

/** The pages above a city's. */
export const underServiceAreas: readonly Crumb[] = [home, serviceAreas]

/** The pages above a service's in a city. */
export const underCity = ({ slug, name }: CitySummary): readonly Crumb[] => [
  ...underServiceAreas,
  { label: name, address: paths.city(slug) },
]
