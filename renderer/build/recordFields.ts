import type { Plugin } from 'vite'
import { importAfresh } from './importAfresh.ts'

const query = /^(.+\/records\/[^/?]+\.ts)\?fields=([\w,]+)$/

/**
 * `import x from './records/ajax.ts?fields=name,order'` gives those two fields of the record alone. Lists and menus
 * are built from them, so that a page which links to thirty records does not download thirty records, and a new
 * record is one new file.
 */
export function recordFields(): Plugin {
  return {
    name: 'record-fields',
    enforce: 'pre',
    async load(id) {
      const [, file, fields] = query.exec(id) ?? []
      if (!file || !fields) return
      this.addWatchFile(file)
      const { record } = await importAfresh(file)
      if (!record) this.error(`${file} exports no "record".`)
      const picked = fields.split(',').map((field) => {
        if (record[field] === undefined) this.error(`${file} has no "${field}".`)
        return [field, record[field]]
      })
      return { code: `export default ${JSON.stringify(Object.fromEntries(picked))}`, map: null }
    },
  }
}
