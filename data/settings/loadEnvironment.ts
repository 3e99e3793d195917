import type { Environment } from './settings.ts'

/** The environment, with the settings of the folder's .env for those that are not set. The only place that reads either. */
export function loadEnvironment(folder: string): Environment {
  try {
    process.loadEnvFile(`${folder}/.env`)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  return process.env
}
