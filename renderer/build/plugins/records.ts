import type { Plugin } from 'vite'
import { createRecordRunner } from './recordRunner.ts'

const fieldsQuery = /^(.+\/records\/[^/?]+\.ts)\?fields=([\w,]+)$/

const runner = createRecordRunner()

/**
 * `import x from './records/ajax.ts?fields=name,order'` gives those two fields of the record alone. Lists and menus are built
 * from them: a page that links to thirty records does not download thirty records, and a new record is one new file.
 */
export function records(): Plugin {
  return {
    name: 'records',
    enforce: 'pre',
    watchChange: runner.forget,
    async load(id) {
      const [, file, fields] = fieldsQuery.exec(id) ?? []
      if (!file || !fields) return
      const { module, files } = await runner.read(file)
      for (const imported of files) this.addWatchFile(imported)
      if (!module.record) this.error(`${file} exports no "record".`)
      // A field that the record leaves out is left out.
      const chosen = Object.fromEntries(fields.split(',').map((field) => [field, module.record[field]]))
      return { code: `export default ${JSON.stringify(chosen)}`, map: null }
    },
  }
}
