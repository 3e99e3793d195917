import { expect, type Locator, test } from '@playwright/test'
import {
  galleryPath,
  menuButton,
  photoLink,
  projects,
  shed,
  slideshow,
} from '#tests/support/browser/controls.ts'
import { nextPositions, scrollTo } from '#tests/support/browser/gestures.ts'
import { quoteForm } from '#tests/support/browser/quoteForm.ts'
import {
  expectMarkedDocument,
  followInPlace,
  footerLink,
  hydrate,
  hydrateOnIntentOnly,
  startInterception,
  visit,
} from '#tests/support/browser/visit.ts'
import { directService } from '#tests/support/page/pageKinds.ts'

test.describe('on a large screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('the page stays as it was when its code cannot be fetched', async ({ page }) => {
    await hydrateOnIntentOnly(page)
    await startInterception(page)
    await page.goto('/')
    const before = await page.locator('#root').innerHTML()
    await page.route('**/chunks/*.js', (route) => route.abort())

    await intend(quoteForm(page).getByLabel('Name'))

    expect(await page.locator('#root').innerHTML()).toBe(before)
    // Hidden, because without script the sliders do not work.
    const ranges = await page.locator('#before-after [type=range]').all()
    expect(ranges.length).toBeGreaterThan(0)
    for (const range of ranges) await expect(range).toBeHidden()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Before and after photos' }).click()
    await expect(page).toHaveURL(galleryPath)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await intend(photoLink(page, shed))
    await expect(slideshow(page).getByRole('heading', { level: 2 })).toHaveText([...projects])
    await expect(page.getByRole('button', { name: 'Next project' })).toBeHidden()
  })
})

/** Presses a control, and waits until the code for it has failed. */
async function intend(control: Locator): Promise<void> {
  const failed = control.page().waitForEvent('console', (message) => message.type() === 'warning')
  await control.dispatchEvent('pointerdown')
  await failed
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('late failure of a photo’s or menu’s code does not affect the next page, where the button of a menu whose code cannot be fetched leads to the footer’s links', async ({
    page,
  }) => {
    await visit(page, galleryPath)
    await followInPlace(footerLink(page, 'About Us'))
    await expect(page).toHaveTitle(/About/)
    await page.goBack()

    for (const control of [menuButton(page), photoLink(page, shed)]) {
      await expect(control).toBeVisible()
      const failed = page.waitForEvent('requestfailed')
      const { promise: isLate, resolve: fail } = Promise.withResolvers<void>()
      await page.route('**/*.js', async (route) => {
        await isLate
        await route.abort()
      })
      await followInPlace(control)
      await followInPlace(footerLink(page, 'About Us'))
      await expect(page).toHaveTitle(/About/)

      fail()

      await failed
      await nextPositions(page)
      await expect(page).toHaveURL('/about-us')
      await page.unrouteAll()
      await page.goBack()
    }

    await page.goForward()
    await expect(page).toHaveTitle(/About/)
    await expect(page.getByRole('main')).toBeFocused()
    await page.route('**/*.{js,json}', (route) => route.abort())

    for (const _ of ['first tap', 'the URL stays the same']) {
      await menuButton(page).click()

      await expect(page).toHaveURL('/about-us#site-links')
      await expect(page.getByRole('heading', { name: 'Quick links' })).toBeInViewport()
      await scrollTo(page, 0)
    }
    await expectMarkedDocument(page)
  })

  test('a tap on a folded answer shows all answers when the code cannot be fetched, until it can', async ({
    page,
  }) => {
    await hydrateOnIntentOnly(page)
    await startInterception(page)
    await page.goto(directService.path)
    await page.route('**/chunks/*.js', (route) => route.abort())
    const questions = page.getByRole('main').getByRole('heading').getByRole('button')
    const answers = page.locator('main .MuiAccordionDetails-root')
    await expect(answers.filter({ visible: true })).toHaveCount(1)

    await questions.last().click()

    await expect(answers.filter({ visible: true })).toHaveCount(await answers.count())
    await page.unrouteAll()
    await page.reload()
    await hydrate(page)
    await expect(answers.filter({ visible: true })).toHaveCount(1)
  })
})
