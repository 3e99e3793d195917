// Apart from visitPlace.ts: the code of the list does without the services.

import { breadcrumbs } from '../pages/breadcrumbs.ts'
import { paths } from '../paths.ts'
import { cities } from '../places/cities.ts'
import { cityServices } from '../services/cityServices.ts'
import { directServices } from '../services/directServices.ts'
import { deskWording } from './deskWording.ts'

const names = new Map<string, string>([
  [paths.home, deskWording.quote.homePage],
  [paths.about, breadcrumbs.about.current],
  [paths.serviceAreas, breadcrumbs.serviceAreas.current],
  [paths.gallery, breadcrumbs.gallery.current],
  [paths.junkRemoval, breadcrumbs.junkRemoval.current],
  ...directServices.map(({ slug, name }) => [paths.directService(slug), name] as const),
  ...cities.flatMap((city) => [
    [paths.city(city.slug), city.name] as const,
    ...cityServices.map(
      ({ slug, name }) => [paths.cityService(city.slug, slug), `${name} in ${city.name}`] as const,
    ),
  ]),
])

/** "Hot tub removal in Ajax", of the path and query of a page; the path of one that no record names. */
export const pageName = (page: string): string => names.get(page.replace(/[?#].*/, '')) ?? page
