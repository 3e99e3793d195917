import { expect, type Page, test } from '@playwright/test'
import { expectUnderHeader, nextPositions, scrolledTo, scrollTo } from '#tests/support/browser/gestures.ts'
import {
  expectMarkedDocument,
  footerLink,
  headerItem,
  holdRequests,
  holdScripts,
  setConnection,
  visit,
} from '#tests/support/browser/visit.ts'
import { find, readBuiltPage } from '#tests/support/build/builtPages.ts'
import { cityService, directService, otherTown, town } from '#tests/support/page/pageKinds.ts'

test.use({ viewport: { width: 1440, height: 900 } })

// On 3g nothing is prefetched.
test.beforeEach(({ page }) => setConnection(page, { effectiveType: '3g' }))

test('a link tapped twice adds one history entry', async ({ page }) => {
  await visit(page, '/')
  const heading = page.getByRole('heading', { level: 1 })
  const entries = await page.evaluate(() => history.length)

  for (const { link, shown } of [
    { link: page.getByRole('main').getByRole('link', { name: 'See the whole gallery' }), shown: 'Before' },
    { link: headerItem(page, 'About Us'), shown: 'About' },
  ]) {
    const release = await holdScripts(page)
    await link.dblclick()
    release()
    await expect(heading).toContainText(shown)
    expect(await page.evaluate(() => history.length)).toBe(entries + 1)
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(page).toHaveTitle(find(readBuiltPage('/').document, 'title').text)
  }
  await expectMarkedDocument(page)
})

test('a link shows its page without a reload or jump, focuses the content and announces the title, Back focuses the link, and the last of two clicks wins', async ({
  page,
}) => {
  await visit(page, '/about-us')
  // The last status on the page, because a postal check has one as well.
  const announcement = page.getByRole('status').last()
  await expect(announcement).toBeEmpty()

  await scrollTo(page, 400)
  await headerItem(page, 'About Us').click()

  await expect.poll(() => scrolledTo(page)).toBe(0)
  const top = await scrollTo(page, 400)
  expect(await nextPositions(page)).toEqual([top])

  await footerLink(page, otherTown.name).click()

  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveTitle(new RegExp(otherTown.name))
  await expect(announcement).toHaveText(await page.title())
  await expectMarkedDocument(page)
  // The next Tab goes on in the new content.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()

  await page.goBack()

  // Nobody has to find the link again.
  await expect(footerLink(page, otherTown.name)).toBeFocused()
  await expect(page).toHaveTitle(/About/)
  await expect(announcement).toHaveText(await page.title())
  // The header has a link to the same page.
  await footerLink(page, 'View All Areas').click()
  await expect(page).toHaveTitle(/Service Areas/)
  await page.goBack()
  await expect(footerLink(page, 'View All Areas')).toBeFocused()
  const release = await holdRequests(page, `**/${directService.slug}.json`)
  const answered = page.waitForEvent('requestfinished', (request) =>
    request.url().endsWith(`/${directService.slug}.json`),
  )

  await footerLink(page, directService.name).click()
  await footerLink(page, town.name).click()
  release()
  await answered
  await nextPositions(page)

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(town.heading)
  await expect(page).toHaveTitle(new RegExp(town.name))
  await expect(page).toHaveURL(town.path)
  await expectMarkedDocument(page)
})

test('a navigation shows the first section before the rest, but a link to a section and Back show the whole page at once', async ({
  page,
}) => {
  const sectionsOf = (path: string) => readBuiltPage(path).main.querySelectorAll('section').length
  const home = sectionsOf('/')
  const about = sectionsOf('/about-us')
  await visit(page, cityService.path)
  const entries = await page.evaluate(() => history.length)
  const arrivalAtSection = await watchArrival(page)

  await page.getByRole('main').getByRole('link', { name: 'Get Free Quote' }).first().click()

  expect((await arrivalAtSection()).sections).toBe(home)
  await expect(page).toHaveURL('/#contact')
  await expect(page.locator('#contact')).toBeFocused()
  await expectUnderHeader(page, '#contact')
  expect(await page.evaluate(() => history.length)).toBe(entries + 1)
  const arrival = await watchArrival(page)

  await footerLink(page, 'About Us').click()

  const first = await arrival()
  expect(first.sections).toBeLessThan(about)
  expect(first.footerInView).toBe(false)
  await expect(page.locator('main section')).toHaveCount(about)
  const arrivalBack = await watchArrival(page)

  await page.goBack()

  expect((await arrivalBack()).sections).toBe(home)
  await expectMarkedDocument(page)
})

/** Captures the next page as soon as the previous heading is gone, that is in its first frame. */
async function watchArrival(page: Page): Promise<() => Promise<{ sections: number; footerInView: boolean }>> {
  const watched = await page.evaluateHandle(() => {
    const before = document.querySelector('h1')
    const arrival = new Promise<{ sections: number; footerInView: boolean }>((resolve) => {
      const changes = new MutationObserver(() => {
        if (document.querySelector('h1') === before) return
        changes.disconnect()
        const footer = document.querySelector('footer')?.getBoundingClientRect()
        resolve({
          sections: document.querySelectorAll('main section').length,
          footerInView: footer !== undefined && footer.top < innerHeight,
        })
      })
      changes.observe(document.body, { childList: true, subtree: true })
    })
    // Wrapped in an object, because evaluateHandle awaits a bare promise.
    return { arrival }
  })
  return () => watched.evaluate(({ arrival }) => arrival)
}
