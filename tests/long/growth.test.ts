import { expect, onTestFinished, test } from 'vitest'
import { builtPaths, hrefsOf, readBuiltFile, readBuiltPage } from '#tests/support/build/builtPages.ts'
import { copyProject } from '#tests/support/build/projectCopy.ts'
import { syntheticCities } from '#tests/support/build/syntheticCities.ts'

test('five times as many cities are built with at most 1.2 GB per process, and all are listed', async () => {
  const copy = copyProject()
  onTestFinished(copy.remove)
  for (const [slug, record] of syntheticCities(32, 9)) copy.write(`data/cities/records/${slug}.ts`, record)

  const { succeeded, output, largestMegabytes } = await copy.build()

  if (!succeeded) throw new Error(output)
  const listed = hrefsOf(readBuiltPage('/service-areas', copy.site).main)
  const road = hrefsOf(readBuiltPage('/services/town-36/hot-tub-removal', copy.site).document)
  expect(builtPaths(copy.site).filter((path) => /^\/services\/.+\/./.test(path))).toHaveLength(40 * 27)
  expect(listed.filter((to) => to.startsWith('/service-areas/'))).toHaveLength(40)
  expect(road).toContain('/service-areas/town-40')
  expect(readBuiltFile('sitemap.xml', copy.site).match(/\/service-areas\/[\w-]+</g)).toHaveLength(40)
  expect(largestMegabytes).toBeLessThan(1200)
})
