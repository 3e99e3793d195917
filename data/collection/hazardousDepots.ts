import type { City } from '../cities/cities.ts'
import { noteOf, type SourceNote } from './sourced.ts'

/** The depots in a town's record that take hazardous waste, for the line on what can't go: most towns' are not known. */
export const hazardousDepots = ({ depots }: Pick<City, 'depots'>): { text: string; source: SourceNote }[] =>
  depots
    .filter(({ hazardous }) => hazardous)
    .map((depot) => ({ text: `${depot.name}: ${depot.place}.`, source: noteOf(depot) }))
