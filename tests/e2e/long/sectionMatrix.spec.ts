import { expect, type Page, test } from '@playwright/test'
import { navigation } from '#data/company/navigation.ts'
import { expectUnderHeader, scrolledTo, scrollTo } from '#tests/support/browser/scrolling.ts'
import { visit } from '#tests/support/browser/visit.ts'
import { required } from '#tests/support/content/required.ts'
import { pageKinds } from '#tests/support/page/pageKinds.ts'
import { expectPage, followLink } from '#tests/support/page/tour.ts'
import { isNotFoundStatus, watchFaults } from '#tests/support/page/watchFaults.ts'

test.use({ viewport: { width: 1440, height: 600 }, contextOptions: { reducedMotion: 'reduce' } })

const sections = navigation.filter(({ section }) => section !== undefined)

for (const [kindIndex, { kind, path }] of pageKinds.entries()) {
  test(`from ${kind} every section of the header is reached by link, forward and one by its URL, and back restores the position`, async ({
    page,
  }) => {
    const faults = watchFaults(page, isNotFoundStatus)
    await visit(page, path)
    expect(sections).toHaveLength(5)

    for (const [index, section] of sections.entries()) {
      const top = await scrollTo(page, 120 + index * 15)

      expect(await followLink(page, section.href)).toBe(true)
      await expectAtSection(page, section)
      // A link to it would lead elsewhere.
      const leftAt = await scrollTo(page, (await scrolledTo(page)) - 5)
      await page.goBack()
      await expectPage(page, path, { top, isMarked: true })

      await page.goForward()
      await expectAtSection(page, section)
      await expectPage(page, section.href, { top: leftAt })
      await page.goBack()
      await expectPage(page, path, { top, isMarked: true })
    }

    const typed = required(sections[kindIndex % sections.length])
    await page.goto(typed.href)
    await expectPage(page, typed.href, { isMarked: path === '/' })
    await expectUnderHeader(page, `#${typed.section}`)

    expect(faults).toEqual([])
  })
}

async function expectAtSection(page: Page, { href, section }: (typeof sections)[number]): Promise<void> {
  await expectPage(page, href, { isMarked: true })
  await expectUnderHeader(page, `#${section}`)
  await expect(page.locator(`#${section}`)).toBeFocused()
}
