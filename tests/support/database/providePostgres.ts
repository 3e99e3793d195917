import type { TestProject } from 'vitest/node'
import { startPostgres } from './startPostgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of a PostgreSQL server that all tests of the project share. Each test has a database of its own. */
    postgresUrl: string
  }
}

/** Run by vitest before the first test that needs it. */
export default async function providePostgres(project: TestProject): Promise<() => Promise<void>> {
  const { url, remove } = await startPostgres()
  project.provide('postgresUrl', url)
  return remove
}
