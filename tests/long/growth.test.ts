import { expect, onTestFinished, test } from 'vitest'
import { cities } from '#data/cities/cities.ts'
import { paths } from '#data/paths.ts'
import { cityServices } from '#data/services/city/cityServices.ts'
import { builtPaths, hrefsOf, readBuiltFile, readBuiltPage } from '#tests/support/build/builtPages.ts'
import { copyProject } from '#tests/support/build/projectCopy.ts'
import { syntheticCities } from '#tests/support/build/syntheticCities.ts'
import { required } from '#tests/support/content/required.ts'

/** 24 for a company with eight. */
const count = 16 + cities.length

test('three times as many cities are built with at most 1.2 GB per process, and all are listed', async () => {
  const copy = copyProject()
  onTestFinished(copy.remove)
  for (const [slug, record] of syntheticCities(16, 9)) copy.write(`data/cities/records/${slug}.ts`, record)

  const { succeeded, output, largestMegabytes } = await copy.build()

  if (!succeeded) throw new Error(output)
  const service = required(cityServices[0])
  const listed = hrefsOf(readBuiltPage('/service-areas', copy.site).main)
  const road = hrefsOf(readBuiltPage(paths.cityService('town-20', service.slug), copy.site).document)
  expect(builtPaths(copy.site).filter((path) => /^\/services\/.+\/./.test(path))).toHaveLength(
    count * cityServices.length,
  )
  expect(listed.filter((to) => to.startsWith('/service-areas/'))).toHaveLength(count)
  expect(road).toContain('/service-areas/town-24')
  expect(readBuiltFile('sitemap.xml', copy.site).match(/\/service-areas\/[\w-]+</g)).toHaveLength(count)
  expect(largestMegabytes).toBeLessThan(1200)
})
