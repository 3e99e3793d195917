import type { Plugin } from 'vite'
import { townRecord } from '../../data/cities/townRecord.ts'
import { importAfresh } from './importAfresh.ts'

const query = /^(.+\/data\/)cities\/records\/[^/?]+\.ts\?town$/

/**
 * `import('./records/ajax.ts?town')` gives the record with what pages show of its regime and depots in place of their names. So
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
      const regimeFile = `${data}regimes/records/${record.regime}.ts`
      const regime = await read(regimeFile).catch((error: Error) =>
        this.error(`${file} names the regime "${record.regime}": ${error.message}`),
      )
      const { depots } = await read(`${data}depots.ts`)
      return {
        code: `export default ${JSON.stringify(townRecord(record, regime.record, depots))}`,
        map: null,
      }
    },
  }
}
