import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { drawSitePictures } from '#renderer/build/sitePictures.ts'
import { textToPaths } from '#renderer/build/textPaths.ts'
import { projectFolder as ownFolder } from '#server/projectFolder.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'

test('a cached picture is found by the shapes of its letters, so that another font draws it again', async () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="99" height="9"><text x="0" y="9" font-family="Besley" font-size="9">'
  const projectFolder = temporaryFolder({
    'data/images/social.svg': `${drawing}{{title}}</text></svg>`,
    'data/images/favicon.svg': readFileSync(join(ownFolder, 'data/images/favicon.svg')),
  })
  const wording = { brand: 'Heave', phone: '', title: 'Junk', sub: '', price: '', quotes: '' }

  await drawSitePictures(projectFolder, join(projectFolder, 'site'), [{ path: '/social/a.png', wording }])

  const shapes = textToPaths(`${drawing}Junk</text></svg>`)
  const key = createHash('sha256').update(shapes).digest('hex')
  expect(existsSync(join(projectFolder, 'site/social/a.png'))).toBe(true)
  expect(existsSync(join(projectFolder, `.cache/pictures/${key}.png`))).toBe(true)
})
