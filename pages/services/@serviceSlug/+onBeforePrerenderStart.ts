import { paths } from '#data/paths.ts'
import { directServices } from '#data/services/direct/directServices.ts'

export function onBeforePrerenderStart(): string[] {
  return directServices.map(({ slug }) => paths.directService(slug))
}
