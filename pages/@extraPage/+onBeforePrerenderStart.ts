import { extraPages } from '#data/extraPages.ts'

export function onBeforePrerenderStart(): string[] {
  return extraPages.map(({ path }) => path)
}
