import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawSitePictures } from '#renderer/build/sitePictures.ts'
import { projectFolder as ownFolder } from '#server/projectFolder.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'

const wording = { brand: 'Heave', phone: '', title: '', sub: '', price: '', quotes: '' }

test.each([
  ['Besley', 900, 800],
  ['Figtree', 700, 600],
])(
  'text in %s %i or %i is drawn in a font of its own, on a machine without fonts',
  async (family, heavy, light) => {
    const text = (family: string, weight: number) =>
      `<text x="0" y="9" font-family="${family}" font-weight="${weight}" font-size="9">{{title}}</text>`
    const draw = async (title: string, text: string) => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="99" height="9">${text}</svg>`
      const projectFolder = temporaryFolder({
        'data/images/social.svg': svg,
        'data/images/favicon.svg': readFileSync(join(ownFolder, 'data/images/favicon.svg')),
      })
      const site = join(projectFolder, 'site')
      await drawSitePictures(projectFolder, site, [{ path: '/social/a.png', wording: { ...wording, title } }])
      return sharp(join(site, 'social/a.png')).ensureAlpha().raw().toBuffer()
    }

    const drawn = [await draw('', text(family, heavy))]
    for (const weight of [heavy, light]) drawn.push(await draw('Łódź', text(family, weight)))

    expect(new Set(drawn.map((pixels) => pixels.toString('base64'))).size).toBe(3)
  },
)

test('a title that fits at no size stops the build', async () => {
  const title = 'Uninterruptible '.repeat(20)
  const drawn = drawSitePictures(ownFolder, temporaryFolder({}), [
    { path: '/social/a.png', wording: { ...wording, title } },
  ])

  await expect(drawn).rejects.toThrow('is too long for the picture')
})
