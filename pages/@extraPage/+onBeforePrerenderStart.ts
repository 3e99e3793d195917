import { extraPages } from '#data/pages/extraPages.ts'

export const onBeforePrerenderStart = () => extraPages.map(({ path }) => path)
