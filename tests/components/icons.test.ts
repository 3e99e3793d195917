import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { iconNames } from '#data/iconNames.ts'

test('the sprite holds exactly the icons that records can name', () => {
  const sprite = readFileSync('components/media/icons.svg', 'utf8')

  const drawn = [...sprite.matchAll(/<symbol id="(\w+)"/g)].map((match) => match[1])

  expect(drawn.toSorted()).toEqual(iconNames.toSorted())
})
