import { existsSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { copyProject } from '#tests/support/projectCopy.ts'

test('wrong records stop the build, and every one of them is named with what is wrong', async () => {
  const copy = changedCopy()
  copy.replace('data/services/city/records/hot-tub-removal.ts', ["'deck-demolition'", "'dock-demolition'"])
  copy.replace('data/cities/records/ajax.ts', ["lead: '", "lead: '{ctiy} first. "])

  const { succeeded, output } = await copy.build()

  expect(succeeded).toBe(false)
  expect(output).toContain(
    'services/city/records/hot-tub-removal.ts names "dock-demolition" in related, and there is no such record.',
  )
  expect(output).toMatch(/cities\/records\/ajax\.ts .*\{ctiy\}/)
  expect(existsSync(copy.site)).toBe(false)
})

test('a town whose authority nobody wrote stops the build, and is named', async () => {
  const copy = changedCopy()
  copy.replace('data/cities/records/ajax.ts', ["authority: 'durhamWest'", "authority: 'durhamEast'"])

  const { succeeded, output } = await copy.build()

  expect(succeeded).toBe(false)
  expect(output).toMatch(/cities\/records\/ajax\.ts names the authority "durhamEast"/)
  expect(existsSync(copy.site)).toBe(false)
})

test('two pages with one title stop the build, and both are named', async () => {
  const copy = changedCopy()
  copy.replace('data/services/city/records/piano-removal.ts', ["'Piano Removal'", "'Shed Demolition'"])

  const { succeeded, output } = await copy.build()

  expect(succeeded).toBe(false)
  expect(output).toMatch(/\b(piano-removal|shed-demolition)\b.* and .*\b(piano-removal|shed-demolition)\b/)
  expect(output).toContain('"Shed Demolition')
  expect(existsSync(copy.site)).toBe(false)
})

test('a picture that is not there stops the build and is named', async () => {
  const copy = changedCopy()
  copy.replace('data/images/photos.ts', ['./owner.jpg', './the-owner.jpg'])

  const { succeeded, output } = await copy.build()

  expect(succeeded).toBe(false)
  expect(output).toContain('the-owner.jpg')
  expect(output).toContain('data/images/photos.ts')
  expect(existsSync(copy.site)).toBe(false)
})

test('a picture that cannot be read stops the build and is named', async () => {
  const copy = changedCopy()
  copy.write('data/images/owner.jpg', 'This was a photograph once.')

  const { succeeded, output } = await copy.build()

  expect(succeeded).toBe(false)
  expect(output).toContain('data/images/owner.jpg is no picture that can be read')
  expect(existsSync(copy.site)).toBe(false)
})

function changedCopy() {
  const copy = copyProject()
  onTestFinished(copy.remove)
  return copy
}
