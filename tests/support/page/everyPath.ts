import { listBuiltFiles } from '../build/builtPages.ts'

export const unknownPath = '/no-such-page'

/** Every page there is a file for, those with noindex too. */
export const everyPath = listBuiltFiles()
  .filter((file) => file.endsWith('.html'))
  .map((file) => (file === '404.html' ? unknownPath : `/${file.replace(/\/?index\.html$/, '')}`))
