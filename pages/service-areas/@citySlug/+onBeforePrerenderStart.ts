import { paths } from '#data/paths.ts'
import { cities } from '#data/places/cities.ts'

export const onBeforePrerenderStart = () => cities.map(({ slug }) => paths.city(slug))
