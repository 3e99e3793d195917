import { expect, type Page, test } from '@playwright/test'
import { navigation } from '#data/company/navigation.ts'
import { site } from '#data/company/site.ts'
import { menu, menuButton, openMenu } from '#tests/support/browser/controls.ts'
import { expectUnderHeader, nextPositions, scrolledTo, scrollTo } from '#tests/support/browser/gestures.ts'
import { expectMarkedDocument, visit } from '#tests/support/browser/visit.ts'
import { axeViolations, findOverflow } from '#tests/support/page/pageFaults.ts'
import { cityService, town } from '#tests/support/page/pageKinds.ts'
import { watchErrors } from '#tests/support/page/watch.ts'
import { required } from '#tests/support/required.ts'

test.use({ viewport: { width: 390, height: 844 } })

const close = (page: Page) => menu(page).getByRole('button', { name: 'Close menu' })
const call = (page: Page) => menu(page).getByRole('link', { name: site.phoneDotted })

test('the menu holds the focus and the scroll position, and closes in four ways', async ({ page }) => {
  const errors = watchErrors(page)
  await visit(page, town.path)
  await scrollTo(page, 900)
  await menuButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(close(page)).toBeFocused()

  const items = menu(page).getByRole('navigation').getByRole('link')
  await expect(items).toHaveText(navigation.map(({ label }) => label))
  await expect(menu(page).getByRole('link', { name: 'Get Free Quote' })).toHaveAttribute('href', '/#contact')
  await expect(call(page)).toHaveAttribute('href', `tel:${site.phone}`)
  const current = menu(page).getByRole('link', { name: 'Service Areas' })
  await expect(current).toHaveAttribute('aria-current', 'true')
  await page.setViewportSize({ width: 320, height: 844 })
  await expect(menu(page)).toHaveCSS('transform', 'none')
  expect(await axeViolations(page, { include: ['[role=dialog]'] })).toEqual([])
  expect(await page.evaluate(findOverflow)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await page.keyboard.press('Shift+Tab')
  await expect(call(page)).toBeFocused()
  for (let stop = 0; stop < 10; stop++) {
    await page.keyboard.press('Tab')
    await expect(menu(page).locator(':focus')).toHaveCount(1)
  }
  await expect(call(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expectClosed(page, 900)

  for (const shut of [() => page.mouse.click(15, 500), () => close(page).click()]) {
    await openMenu(page)
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true')
    await page.mouse.move(200, 500)
    await page.mouse.wheel(0, 600)
    await shut()

    await expectClosed(page, 900)
  }

  await openMenu(page)
  await page.setViewportSize({ width: 1200, height: 844 })
  await expect(menu(page)).toBeHidden()
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL('/about-us')
  expect(errors).toEqual([])
})

test('an item shows its page or section, also at 400% zoom', async ({ page }) => {
  const errors = watchErrors(page)
  const follow = async (item: string, href: string) => {
    await openMenu(page)
    await menu(page).getByRole('link', { name: item }).click()
    await expect(menu(page)).toBeHidden()
    await expect(page).toHaveURL(href)
  }
  await visit(page, cityService.path)

  const { label, href } = required(navigation.find(({ section }) => !section))
  await follow(label, href)
  await expect(page.getByRole('main')).toBeFocused()
  await expect.poll(() => scrolledTo(page)).toBe(0)
  await menuButton(page).click()
  await expect(menu(page).getByRole('link', { name: label })).toHaveAttribute('aria-current', 'page')
  await page.goBack()
  await expect(menu(page)).toBeHidden()
  await page.goForward()
  await expect(page.getByRole('main')).toBeFocused()
  await expect(menu(page)).toBeHidden()
  await follow('Get Free Quote', '/#contact')
  await expectUnderHeader(page, '#contact')
  await expect(page.locator('#contact')).toBeFocused()

  // 1280 by 1024 pixels at 400%: the header scrolls away, and its phone button is a named icon.
  await page.setViewportSize({ width: 320, height: 256 })
  await follow('Pricing', '/#pricing')
  const topOfPricing = async () => (await page.locator('#pricing').boundingBox())?.y
  await expect.poll(async () => Math.abs((await topOfPricing()) ?? Number.NaN)).toBeLessThan(1)
  await expect(page.getByRole('banner')).not.toBeInViewport()
  await scrollTo(page, 0)
  const callButton = page.getByRole('banner').getByRole('link', { name: `Call ${site.phoneDotted}` })
  await expect(callButton).toHaveAttribute('href', `tel:${site.phone}`)
  await expect(callButton.getByText(site.phoneDotted)).toBeHidden()
  await openMenu(page)
  await call(page).scrollIntoViewIfNeeded()
  await expect(call(page)).toBeInViewport({ ratio: 0.95 })
  await page.keyboard.press('Escape')
  await expect(menuButton(page)).toBeFocused()

  // On an ordinary small screen the header stays.
  await page.setViewportSize({ width: 844, height: 390 })
  await scrollTo(page, 600)
  await expect(page.getByRole('banner')).toBeInViewport()
  await expect(callButton.getByText(site.phoneDotted)).toBeVisible()
  await expectMarkedDocument(page)
  expect(errors).toEqual([])
})

/** Expects a closed menu, with the focus and the scroll position from before it was opened. */
async function expectClosed(page: Page, top: number): Promise<void> {
  await expect(menu(page)).toBeHidden()
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(menuButton(page)).toBeFocused()
  expect(await nextPositions(page)).toEqual([top])
}
