import { expect, test } from '@playwright/test'
import { lightbox, menu, openMenu, openPhoto, shed } from '#tests/support/browser/controls.ts'
import { scrolledTo, scrollTo } from '#tests/support/browser/gestures.ts'
import {
  expectMarkedDocument,
  followInPlace,
  footerLink,
  holdRequests,
  setConnection,
  visit,
} from '#tests/support/browser/visit.ts'
import { cityService, town } from '#tests/support/page/pageKinds.ts'

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

test('going back closes the lightbox or the menu before the previous page loads, and the URL changes with the page', async ({
  page,
}) => {
  // On 3g nothing is prefetched.
  await setConnection(page, { effectiveType: '3g' })
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

test('an item tapped a second time closes the menu while its page is loading, and adds one history entry', async ({
  page,
}) => {
  await setConnection(page, { effectiveType: '3g' })
  await visit(page, cityService.path)
  const entries = await page.evaluate(() => history.length)
  const release = await holdRequests(page, '**/about-us.json')

  for (let tap = 0; tap < 2; tap++) {
    await openMenu(page)
    await menu(page).getByRole('link', { name: 'About Us' }).click()
    await expect(menu(page)).toBeHidden()
  }
  release()

  await expect(page.getByRole('heading', { level: 1 })).toContainText('About')
  expect(await page.evaluate(() => history.length)).toBe(entries + 1)
  await expectMarkedDocument(page)
})
