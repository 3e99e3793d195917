import { cities } from '#data/cities/cities.ts'
import { paths } from '#data/paths.ts'

export const onBeforePrerenderStart = () => cities.map(({ slug }) => paths.city(slug))
