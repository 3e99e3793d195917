import { expect, test } from '@playwright/test'
import { projects, slideshow } from '#tests/support/browser/gallery.ts'
import { holdRequests, holdScripts } from '#tests/support/browser/holdRequests.ts'
import { hydrateFirstScreen } from '#tests/support/browser/hydrate.ts'
import { setConnection } from '#tests/support/browser/network.ts'
import { nextPositions, scrollTo } from '#tests/support/browser/scrolling.ts'
import { expectMarkedDocument, footerLink, headerItem, markDocument } from '#tests/support/browser/visit.ts'
import { watchScripts } from '#tests/support/browser/watchScripts.ts'

test.use({ viewport: { width: 1440, height: 900 } })

// On 3g nothing is prefetched, and the footer is not hydrated before a scroll.
test.beforeEach(({ page }) => setConnection(page, { effectiveType: '3g' }))

test('a link tapped twice in a dehydrated part navigates without hydrating that part, requests code and data in parallel and adds one history entry', async ({
  page,
}) => {
  await page.goto('/')
  await hydrateFirstScreen(page)
  await markDocument(page)
  const heading = page.getByRole('heading', { level: 1 })
  const { scripts } = watchScripts(page)
  const releaseCode = await holdRequests(page, '**/*.js')
  const releaseData = await holdRequests(page, '**/before-after-gallery.json')
  const dehydrated = page.locator('main [data-dehydrated]')

  const link = dehydrated.getByRole('link', { name: 'See the whole gallery' })
  await link.dblclick()
  for (const file of [/\.js$/, /\/before-after-gallery\.json$/])
    await expect.poll(() => scripts.filter((script) => file.test(script.url())).length).toBeGreaterThan(0)
  const code = scripts.filter((script) => script.url().endsWith('.js'))
  releaseCode()
  await Promise.all(code.map(async (script) => (await script.response())?.finished()))
  await nextPositions(page)

  await expect(dehydrated).toHaveCount(1)
  releaseData()
  await expect(heading).toHaveText('Before & After Photos')
  await expect(slideshow(page).locator('img')).toHaveCount(2 * projects.length)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(page).toHaveTitle(/Scarborough to Newcastle/)

  const release = await holdScripts(page)
  await headerItem(page, 'About Us').dblclick()
  release()
  await expect(heading).toContainText('About')
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(page).toHaveTitle(/Scarborough to Newcastle/)
  await expectMarkedDocument(page)
})

test('a link shows its page without a reload or jump, focuses the content and announces the title, Back focuses the link, and the last of two clicks wins', async ({
  page,
}) => {
  await page.goto('/about-us')
  await hydrateFirstScreen(page)
  await markDocument(page)
  // The last status on the page, because a postal check has one as well.
  const announcement = page.getByRole('status').last()
  await expect(announcement).toBeEmpty()

  // A link to the current page is followed before a scroll has hydrated the page.
  await headerItem(page, 'About Us').click()

  await expect(page.locator('[data-dehydrated]')).toHaveCount(0)
  // The navigation, which leads to the top, may render after the last part is hydrated.
  await expect(async () => {
    const top = await scrollTo(page, 400)
    expect(await nextPositions(page)).toEqual([top])
  }).toPass()

  await footerLink(page, 'Whitby').click()

  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveTitle(/Whitby/)
  await expect(announcement).toHaveText(await page.title())
  await expectMarkedDocument(page)
  // The next Tab goes on in the new content.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()

  await page.goBack()

  // Nobody has to find the link again.
  await expect(footerLink(page, 'Whitby')).toBeFocused()
  await expect(page).toHaveTitle(/About/)
  await expect(announcement).toHaveText(await page.title())
  // The header has a link to the same page.
  await footerLink(page, 'View All Areas').click()
  await expect(page).toHaveTitle(/Service Areas/)
  await page.goBack()
  await expect(footerLink(page, 'View All Areas')).toBeFocused()
  const release = await holdRequests(page, '**/yard-waste.json')
  const answered = page.waitForEvent('requestfinished', (request) =>
    request.url().endsWith('/yard-waste.json'),
  )

  await footerLink(page, 'Yard waste').click()
  await footerLink(page, 'Ajax').click()
  release()
  await answered
  await nextPositions(page)

  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ajax')
  await expect(page).toHaveTitle(/Ajax/)
  await expect(page).toHaveURL('/service-areas/ajax')
  await expectMarkedDocument(page)
})
