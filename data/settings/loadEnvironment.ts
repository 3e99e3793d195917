import type { Environment } from './settings.ts'

/** The environment, with settings of the folder's .env for unset variables. No other module reads process.env or .env. */
export function loadEnvironment(folder: string): Environment {
  try {
    process.loadEnvFile(`${folder}/.env`)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  return process.env
}
