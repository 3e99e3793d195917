import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { iconNames } from '#data/iconNames.ts'

test('every icon a record can name is drawn, and no other', () => {
  const sprite = readFileSync('components/media/icons.svg', 'utf8')

  const drawn = [...sprite.matchAll(/<symbol id="(\w+)"/g)].map((match) => match[1])

  expect(drawn.toSorted()).toEqual(iconNames.toSorted())
})
