import type { CityLeaf } from 'schema-dts'
import { cities } from '../cities/cities.ts'
import { paths } from '../paths.ts'

/** Every town the truck drives to: the region alone would leave out those beyond its border. */
export const townsServed = (origin: string): CityLeaf[] =>
  cities.map(({ name, slug }) => ({ '@type': 'City', name, url: origin + paths.city(slug) }))
