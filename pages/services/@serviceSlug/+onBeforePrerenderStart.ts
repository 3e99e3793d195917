import { paths } from '#data/paths.ts'
import { directServices } from '#data/services/directServices.ts'

export const onBeforePrerenderStart = () => directServices.map(({ slug }) => paths.directService(slug))
