import type { Plugin } from 'vite'
import { resolveCity } from '#data/cities/resolveCity.ts'
import { createRecordRunner } from './recordRunner.ts'

const fieldsQuery = /^(.+\/records\/[^/?]+\.ts)\?fields=([\w,]+)$/
const cityQuery = /^((.+\/data\/)cities\/records\/[^/?]+\.ts)\?city$/

const runner = createRecordRunner()

/**
 * `import x from './records/ajax.ts?fields=name,order'` gives those two fields of the record alone. Lists and menus are built
 * from them: a page that links to thirty records does not download thirty records, and a new record is one new file.
 */
export function recordFields(): Plugin {
  return {
    name: 'record-fields',
    enforce: 'pre',
    watchChange: runner.forget,
    async load(id) {
      const [, file, fields] = fieldsQuery.exec(id) ?? []
      if (!file || !fields) return
      const { module, files } = await runner.read(file)
      for (const imported of files) this.addWatchFile(imported)
      const { record } = module
      if (!record) this.error(`${file} exports no "record".`)
      // A field that the record leaves out is left out.
      return exportJson(Object.fromEntries(fields.split(',').map((field) => [field, record[field]])))
    },
  }
}

/**
 * `import('./records/ajax.ts?city')` gives the record with what pages show of its authority and depots in place of their names.
 * So a city's page fetches one file, and neither another city's rules nor those that nobody has confirmed are in any.
 */
export function cityRecords(): Plugin {
  return {
    name: 'city-records',
    enforce: 'pre',
    async load(id) {
      const [, file, data] = cityQuery.exec(id) ?? []
      if (!file || !data) return
      const read = async (path: string) => {
        this.addWatchFile(path)
        const { module, files } = await runner.read(path)
        for (const imported of files) this.addWatchFile(imported)
        return module
      }
      const { record } = await read(file)
      const authority = await read(`${data}collection/records/${record.authority}.ts`).catch((error: Error) =>
        this.error(`${file} names the authority "${record.authority}": ${error.message}`),
      )
      const { depots } = await read(`${data}collection/depots.ts`)
      return exportJson(resolveCity(record, authority.record, depots))
    },
  }
}

const exportJson = (value: unknown) => ({ code: `export default ${JSON.stringify(value)}`, map: null })
