import { join } from 'node:path'

/** Where package.json is. */
export const projectFolder = join(import.meta.dirname, '../..')
