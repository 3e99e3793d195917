import { extraPages } from '#data/pages/extraPages.ts'

export function pagePaths(): string[] {
  return extraPages.map(({ path }) => path)
}
