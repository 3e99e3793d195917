import { directServices } from '#data/directServices/directServices.ts'
import { paths } from '#data/paths.ts'

export function onBeforePrerenderStart(): string[] {
  return directServices.map(({ slug }) => paths.directService(slug))
}
