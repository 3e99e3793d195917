import { dirname } from 'node:path'

/** The folder of package.json: relative paths in settings and the build start here. */
export const projectFolder = dirname(import.meta.dirname)
