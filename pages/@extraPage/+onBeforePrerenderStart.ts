import { extraPages } from '#data/pages/extraPages.ts'

export function onBeforePrerenderStart(): string[] {
  return extraPages.map(({ path }) => path)
}
