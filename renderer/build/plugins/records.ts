import type { Plugin } from 'vite'
import { resolveCity } from '#data/cities/resolveCity.ts'
import { createRecordRunner } from './recordRunner.ts'

const fieldsQuery = /^(.+\/records\/[^/?]+\.ts)\?fields=([\w,]+)$/
const cityQuery = /^((.+\/data\/)cities\/records\/[^/?]+\.ts)\?city$/

const runner = createRecordRunner()

/**
 * `import x from './records/ajax.ts?fields=name,order'` gives those two fields of the record alone. Lists and menus are built
 * from them: a page that links to thirty records does not download thirty records, and a new record is one new file.
 *
 * `import('./records/ajax.ts?city')` gives the record with what pages show of its authority and depots in place of their names.
 * So a city's page fetches one file, and neither another city's rules nor those that nobody has confirmed are in any.
 */
export function records(): Plugin {
  return {
    name: 'records',
    enforce: 'pre',
    watchChange: runner.forget,
    async load(id) {
      const read = async (path: string) => {
        this.addWatchFile(path)
        const { module, files } = await runner.read(path)
        for (const imported of files) this.addWatchFile(imported)
        return module
      }
      const [, file, fields] = fieldsQuery.exec(id) ?? []
      if (file && fields) {
        const { record } = await read(file)
        if (!record) this.error(`${file} exports no "record".`)
        // A field that the record leaves out is left out.
        return exportJson(Object.fromEntries(fields.split(',').map((field) => [field, record[field]])))
      }
      const [, city, data] = cityQuery.exec(id) ?? []
      if (!city || !data) return
      const { record } = await read(city)
      const authority = await read(`${data}collection/records/${record.authority}.ts`).catch((error: Error) =>
        this.error(`${city} names the authority "${record.authority}": ${error.message}`),
      )
      const { depots } = await read(`${data}collection/depots.ts`)
      return exportJson(resolveCity(record, authority.record, depots))
    },
  }
}

const exportJson = (value: unknown) => ({ code: `export default ${JSON.stringify(value)}`, map: null })
