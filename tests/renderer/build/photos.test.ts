import { join } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { photos } from '#renderer/build/photos.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'

test('a picture that cannot be read stops the build and is named', async () => {
  const projectFolder = temporaryFolder({ 'data/images/owner.jpg': 'This was a photograph once.' })

  const built = build({
    root: projectFolder,
    configFile: false,
    logLevel: 'silent',
    plugins: [photos({ projectFolder })],
    build: { rolldownOptions: { input: join(projectFolder, 'data/images/owner.jpg?photo') } },
  })

  await expect(built).rejects.toThrow('data/images/owner.jpg cannot be read as a picture')
})
