import { expect, type Page, test } from '@playwright/test'
import { galleryPath, lightbox, menu, openMenu, openPhoto, shed } from '#tests/support/browser/controls.ts'
import { nextPositions, scrolledTo, scrollTo } from '#tests/support/browser/gestures.ts'
import {
  expectMarkedDocument,
  followInPlace,
  footerLink,
  headerItem,
  holdRequests,
  holdScripts,
  setConnection,
  visit,
} from '#tests/support/browser/visit.ts'
import { directService, otherTown, town } from '#tests/support/page/pageKinds.ts'

test.use({ viewport: { width: 1440, height: 900 } })

// On 3g nothing is prefetched.
test.beforeEach(({ page }) => setConnection(page, { effectiveType: '3g' }))

test('a link shows its page once, with focus and title, and so does Back', async ({ page }) => {
  await visit(page, '/about-us')
  // The last status on the page, because a postal check has one as well.
  const announcement = page.getByRole('status').last()
  await expect(announcement).toBeEmpty()

  await scrollTo(page, 400)
  await headerItem(page, 'About Us').click()

  await expect.poll(() => scrolledTo(page)).toBe(0)
  const top = await scrollTo(page, 400)
  expect(await nextPositions(page)).toEqual([top])

  const entries = await page.evaluate(() => history.length)
  const releaseTown = await holdScripts(page)
  await footerLink(page, otherTown.name).dblclick()
  releaseTown()

  await expect(page.getByRole('main')).toBeFocused()
  expect(await page.evaluate(() => history.length)).toBe(entries + 1)
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

test('head and headline belong to the current page, also one not found', async ({ page, request }) => {
  const heading = page.getByRole('heading', { level: 1 })
  await visit(page, '/service-areas/atlantis')
  await expect(heading).toHaveText('404 Page Not Found')
  await expectHead(page, await headOf('/service-areas/atlantis'))
  await page.evaluate(markWithoutHeadline)
  const follow = [
    { link: footerLink(page, town.name), path: town.path },
    { link: footerLink(page, directService.name), path: directService.path },
    { link: footerLink(page, 'About Us'), path: '/about-us' },
    { link: footerLink(page, 'Before and after photos'), path: galleryPath },
    { link: footerLink(page, 'Home'), path: '/' },
  ]

  for (const { link, path } of follow) {
    const head = await headOf(path)
    await link.click()
    await expect(page).toHaveURL(path)
    await expectHead(page, head)
  }
  for (const path of [galleryPath, '/about-us', directService.path, town.path, '/service-areas/atlantis']) {
    const head = await headOf(path)
    await page.goBack()
    await expect(page).toHaveURL(path)
    await expectHead(page, head)
  }
  await expect(heading).toHaveText('404 Page Not Found')
  const head = await headOf(town.path)
  await page.goForward()
  await expectHead(page, head)
  await expectMarkedDocument(page)
  await expect(page.locator('html:not([data-without-headline])')).toBeAttached()

  /** The title, and the meta and canonical tags, of the page's own HTML. */
  async function headOf(path: string) {
    return page.evaluate(readHead, await (await request.get(path)).text())
  }
})

/** Runs in the page: marks the document once a navigation shows a page without its headline. */
function markWithoutHeadline(): void {
  const { documentElement: html } = document
  new MutationObserver(() => {
    if (!document.querySelector('main h1')) html.setAttribute('data-without-headline', '')
  }).observe(html, { childList: true, subtree: true })
}

/** Expects these tags, each kind once. */
async function expectHead(page: Page, expected: string[]): Promise<void> {
  await expect.poll(() => page.evaluate(readHead, undefined)).toEqual(expected)
  const kinds = expected.map((tag) => tag.split(' ').slice(0, 2).join(' '))
  expect(kinds).toEqual([...new Set(kinds)])
}

/** Runs in the page: the title and every meta and canonical tag, of some HTML or of the document. */
function readHead(html: string | undefined): string[] {
  const { head } = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html')
  return [...head.querySelectorAll('title, meta, link[rel="canonical"]')].map((tag) => tag.outerHTML).sort()
}

test('going back closes the lightbox or the menu first', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const heading = page.getByRole('heading', { level: 1 })
  await visit(page, '/about-us')
  for (const { link, shown } of [
    { link: town.name, shown: town.name },
    { link: 'Before and after photos', shown: 'Before' },
  ]) {
    await followInPlace(footerLink(page, link))
    await expect(heading).toContainText(shown)
  }
  const releaseAjax = await holdRequests(page, `**/${town.slug}.json`)
  const releaseAbout = await holdRequests(page, '**/about-us.json')
  const releaseHome = await holdRequests(page, '**/index.json')
  await page.reload()

  await openPhoto(page, shed)
  await page.goBack()
  await expect(lightbox(page)).toHaveCount(0)
  await expect(heading).toContainText('Before')
  releaseAjax()
  await expect(heading).toHaveText(town.heading)
  // The open lightbox kept the page from scrolling.
  await page.mouse.wheel(0, 300)
  await expect.poll(() => scrolledTo(page)).toBeGreaterThan(0)

  await openMenu(page)
  await page.goBack()
  await expect(menu(page)).toBeHidden()
  await expect(heading).toHaveText(town.heading)
  releaseAbout()
  await expect(heading).toContainText('About')

  await scrollTo(page, 700)
  const awaited = page.waitForRequest('**/index.json')
  await followInPlace(page.getByRole('main').getByRole('link', { name: 'Get Free Quote' }).first())
  await awaited
  await expect(page).toHaveURL('/about-us')
  releaseHome()
  await expect(page).toHaveURL('/#contact')
  await expect(page.locator('#contact')).toBeFocused()
  await page.goBack()
  await expect(heading).toContainText('About')
  await expect.poll(() => scrolledTo(page)).toBe(700)
})
