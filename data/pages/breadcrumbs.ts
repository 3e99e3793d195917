import { paths } from '../paths.ts'
import type { CitySummary } from '../places/cities.ts'

/** A page above the current one. */
type Crumb = { label: string; path: string }

/** The path from the home page to a page. */
export type Breadcrumbs = {
  above: readonly Crumb[]
  /** Label of the page itself. */
  current: string
}

const home: Crumb = { label: 'Home', path: paths.home }
const serviceAreas: Crumb = { label: 'Service areas', path: paths.serviceAreas }

const underHome = (current: string): Breadcrumbs => ({ above: [home], current })

/** The breadcrumbs of every page but home, for the page and for search engines. */
export const breadcrumbs = {
  about: underHome('About us'),
  serviceAreas: underHome(serviceAreas.label),
  gallery: underHome('Before and after photos'),
  junkRemoval: underHome('Junk removal'),
  underHome,
  city: (current: string): Breadcrumbs => ({ above: [home, serviceAreas], current }),
  cityService: ({ slug, name }: CitySummary, current: string): Breadcrumbs => ({
    above: [home, serviceAreas, { label: name, path: paths.city(slug) }],
    current,
  }),
}
