import { dirname } from 'node:path'

/** Where package.json is; relative settings and the build are found from here. */
export const projectFolder = dirname(import.meta.dirname)
