import { FailedAnswer, requestJson } from './requestJson.ts'

/** A URL, or its segments. */
export type DataKey = string | readonly (string | number)[]

type FetcherOptions = {
  /** A 401 response: an error, or null as data. */
  on401: 'throw' | 'null'
}

/** Fetches data by its key: ['/api', 'cities', 3] is GET /api/cities/3. */
export function createFetcher({ on401 }: FetcherOptions) {
  return async (key: DataKey): Promise<unknown> => {
    try {
      return await requestJson('GET', typeof key === 'string' ? key : key.join('/'))
    } catch (error) {
      if (on401 === 'null' && error instanceof FailedAnswer && error.status === 401) return null
      throw error
    }
  }
}
