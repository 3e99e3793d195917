import type { Content } from '#data/checks/allContent.ts'

/** The towns, their neighbourhoods and the services: pages that differ by these alone say the same. */
export const allNames = ({ cities, cityServices }: Pick<Content, 'cities' | 'cityServices'>): string[] => [
  ...Object.values(cities).flatMap(({ name, neighbourhoods }) => [name, ...neighbourhoods]),
  ...Object.values(cityServices).map(({ name }) => name),
]
