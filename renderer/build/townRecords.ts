import type { Plugin } from 'vite'
import { resolveCity } from '#data/cities/resolveCity.ts'
import { importAfresh } from './importAfresh.ts'

const query = /^(.+\/data\/)cities\/records\/[^/?]+\.ts\?town$/

/**
 * `import('./records/ajax.ts?town')` gives the record with what pages show of its authority and depots in place of their names. So
 * a town's page fetches one file, and neither another town's rules nor those that nobody has confirmed are in any.
 */
export function townRecords(): Plugin {
  return {
    name: 'town-records',
    enforce: 'pre',
    async load(id) {
      const data = query.exec(id)?.[1]
      if (!data) return
      const read = (file: string) => {
        this.addWatchFile(file)
        return importAfresh(file)
      }
      const file = id.slice(0, -'?town'.length)
      const { record } = await read(file)
      const authorityFile = `${data}collection/records/${record.authority}.ts`
      const authority = await read(authorityFile).catch((error: Error) =>
        this.error(`${file} names the authority "${record.authority}": ${error.message}`),
      )
      const { depots } = await read(`${data}collection/depots.ts`)
      return {
        code: `export default ${JSON.stringify(resolveCity(record, authority.record, depots))}`,
        map: null,
      }
    },
  }
}
