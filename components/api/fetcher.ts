import { FailedAnswer, requestJson } from './requestJson.ts'

/** An address, or its segments. */
export type DataKey = string | readonly (string | number)[]

type FetcherOptions = {
  /** What a query gives when the visitor would have to sign in: an error, or nothing. */
  on401: 'throw' | 'null'
}

/** Reads data by its key: ['/api', 'towns', 3] is GET /api/towns/3. */
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
