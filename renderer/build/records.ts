import { pathToFileURL } from 'node:url'
import { type Plugin, runnerImport } from 'vite'

const fieldsQuery = /^(.+\/records\/[^/?]+\.ts)\?fields=([\w,]+)$/

type RecordModule = { record?: Record<string, unknown> }

/** For development, where files change. Each import creates a module runner, too costly for the hundreds of records of a build. */
const importUncached = (file: string) => runnerImport<RecordModule>(file, { logLevel: 'error' })
const importCached = async (file: string) => ({
  module: (await import(pathToFileURL(file).href)) as RecordModule,
  dependencies: [],
})
/** Records by file, cleared when a file changes. */
const known = new Map<string, ReturnType<typeof importUncached>>()

/**
 * `import x from './records/ajax.ts?fields=name,order'` gives those two fields of the record alone. Lists and menus are built
 * from them: a page that links to thirty records does not download thirty records, and a new record is one new file.
 */
export function records(): Plugin {
  let read = importUncached
  return {
    name: 'records',
    enforce: 'pre',
    configResolved({ command }) {
      if (command === 'build') read = importCached
    },
    watchChange: () => known.clear(),
    async load(id) {
      const [, file, fields] = fieldsQuery.exec(id) ?? []
      if (!file || !fields) return
      const reading = known.get(file) ?? read(file)
      known.set(file, reading)
      const { module, dependencies } = await reading
      for (const imported of [file, ...dependencies]) this.addWatchFile(imported)
      const { record } = module
      if (!record) this.error(`${file} exports no "record".`)
      // JSON omits a field that is missing in the record.
      const chosen = Object.fromEntries(fields.split(',').map((field) => [field, record[field]]))
      return { code: `export default ${JSON.stringify(chosen)}`, map: null }
    },
  }
}
