import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createServer } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { cityRecords, recordFields } from '#renderer/build/plugins/records.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'

test('a field of a record is read anew after an edit of a file that the record imports', async () => {
  const { load, edit } = await serve({
    'records/ajax.ts': "import { name } from '../name.ts'\nexport const record = { name, order: 1 }",
    'name.ts': "export const name = 'Ajax'",
  })
  const before = await load('/records/ajax.ts?fields=name')

  await edit('name.ts', "export const name = 'Ajax again'")

  expect(before).toEqual({ name: 'Ajax' })
  await expect.poll(() => load('/records/ajax.ts?fields=name')).toEqual({ name: 'Ajax again' })
})

test('a field that the record has not is an error naming both', async () => {
  const { load } = await serve({ 'records/ajax.ts': "export const record = { name: 'Ajax' }" })

  await expect(load('/records/ajax.ts?fields=order')).rejects.toThrow(/records\/ajax\.ts has no "order"/)
})

test('a city whose collection authority has no record is an error naming both', async () => {
  const { load } = await serve({
    'data/cities/records/ajax.ts': "export const record = { authority: 'durhamEast' }",
  })

  await expect(load('/data/cities/records/ajax.ts?city')).rejects.toThrow(
    /cities\/records\/ajax\.ts names the authority "durhamEast"/,
  )
})

async function serve(files: Readonly<Record<string, string>>) {
  const root = temporaryFolder(files)
  const vite = await createServer({
    root,
    configFile: false,
    plugins: [recordFields(), cityRecords()],
    appType: 'custom',
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false },
  })
  onTestFinished(() => vite.close())
  return {
    load: async (id: string) => (await vite.ssrLoadModule(id)).default,
    edit: (file: string, text: string) => writeFile(join(root, file), text),
  }
}
