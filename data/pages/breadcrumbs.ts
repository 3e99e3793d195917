import type { CitySummary } from '../cities/cities.ts'
import { paths } from '../paths.ts'

/** A page above the current one. */
type Crumb = { label: string; address: string }

/** The way down to a page, from the home page. */
export type Breadcrumbs = {
  above: readonly Crumb[]
  /** The page itself. */
  current: string
}

const home: Crumb = { label: 'Home', address: paths.home }
const serviceAreas: Crumb = { label: 'Service areas', address: paths.serviceAreas }

const underHome = (current: string): Breadcrumbs => ({ above: [home], current })

/** The breadcrumbs of every page below the home page, as the page shows them and search engines are told. */
export const breadcrumbs = {
  about: underHome('About us'),
  serviceAreas: underHome(serviceAreas.label),
  gallery: underHome('Before and after photos'),
  junkRemoval: underHome('Junk removal'),
  extraPage: underHome,
  directService: underHome,
  city: (current: string): Breadcrumbs => ({ above: [home, serviceAreas], current }),
  cityService: ({ slug, name }: CitySummary, current: string): Breadcrumbs => ({
    above: [home, serviceAreas, { label: name, address: paths.city(slug) }],
    current,
  }),
}
