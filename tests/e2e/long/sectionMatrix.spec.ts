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

// What a section needs is the same from every kind: each kind has one in turn.
for (const [index, { kind, path }] of pageKinds.entries()) {
  const section = required(sections[index % sections.length])

  test(`from ${kind} ${section.section} is reached by link, forward and by its URL, and back restores the position`, async ({
    page,
  }) => {
    const faults = watchFaults(page, isNotFoundStatus)
    await visit(page, path)
    const top = await scrollTo(page, 120)

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

    await page.goto(section.href)
    await expectPage(page, section.href, { isMarked: path === '/' })
    await expectUnderHeader(page, `#${section.section}`)

    expect(faults).toEqual([])
  })
}

async function expectAtSection(page: Page, { href, section }: (typeof sections)[number]): Promise<void> {
  await expectPage(page, href, { isMarked: true })
  await expectUnderHeader(page, `#${section}`)
  await expect(page.locator(`#${section}`)).toBeFocused()
}
