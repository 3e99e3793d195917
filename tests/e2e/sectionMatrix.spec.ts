import { expect, test } from '@playwright/test'
import { navigation } from '#data/navigation.ts'
import { pageKinds } from '#tests/support/pageKinds.ts'
import { expectUnderHeader, scrollTo } from '#tests/support/scrolling.ts'
import { expectPage, followLink } from '#tests/support/tour.ts'
import { visit } from '#tests/support/visit.ts'
import { isNotFoundStatus, watchFaults } from '#tests/support/watchFaults.ts'

test.use({ viewport: { width: 1440, height: 600 }, contextOptions: { reducedMotion: 'reduce' } })

const sections = navigation.filter(({ section }) => section !== undefined)

for (const { kind, address } of pageKinds) {
  test(`from ${kind} every section of the header is reached, and back leads to where the page was left`, async ({
    page,
  }) => {
    const faults = watchFaults(page, isNotFoundStatus)
    await visit(page, address)
    expect(sections).toHaveLength(5)

    for (const [index, section] of sections.entries()) {
      const top = await scrollTo(page, 120 + index * 15)

      expect(await followLink(page, section.address)).toBe(true)
      await expectPage(page, section.address)
      await expectUnderHeader(page, `#${section.section}`)
      await expect(page.locator(`#${section.section}`)).toBeFocused()

      await page.goBack()
      await expectPage(page, address, { top, isMarked: true })
    }

    expect(faults).toEqual([])
  })
}
