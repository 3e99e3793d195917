import { paths } from '#data/paths.ts'
import { directServices } from '#data/services/direct/directServices.ts'

export function pagePaths(): string[] {
  return directServices.map(({ slug }) => paths.directService(slug))
}
