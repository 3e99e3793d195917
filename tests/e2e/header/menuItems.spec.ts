import { expect, test } from '@playwright/test'
import { hydrate } from '#tests/support/browser/hydrate.ts'
import { menu, menuButton, openMenu } from '#tests/support/browser/menu.ts'
import { expectUnderHeader, scrolledTo } from '#tests/support/browser/scrolling.ts'
import { expectMarkedDocument, footerLink, markDocument } from '#tests/support/browser/visit.ts'
import { pageItems, sectionItems } from '#tests/support/content/specification.ts'
import { watchFaults } from '#tests/support/page/watchFaults.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('an item closes it and shows that page, without a reload, where the menu opens again @2-header-7', async ({
  page,
}) => {
  const faults = watchFaults(page)
  await page.goto('/')
  await hydrate(page)
  await markDocument(page)

  for (const { item, href } of pageItems) {
    await openMenu(page)
    await menu(page).getByRole('link', { name: item }).click()

    await expect(menu(page)).toBeHidden()
    await expect(page).toHaveURL(href)
    await expect(page.getByRole('main')).toBeFocused()
    await expect.poll(() => scrolledTo(page)).toBe(0)
    await menuButton(page).click()
    await expect(menu(page).getByRole('button', { name: 'Close menu' })).toBeFocused()
    await expect(menu(page).getByRole('link', { name: item })).toHaveAttribute('aria-current', 'page')
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
  }

  await expectMarkedDocument(page)
  expect(faults).toEqual([])
})

for (const from of ['/', '/services/ajax/hot-tub-removal']) {
  test(`an item of a section closes it and leads from ${from} to the section @2-header-7 @4-7`, async ({
    page,
  }) => {
    const faults = watchFaults(page)
    await page.goto(from)
    await hydrate(page)
    await markDocument(page)

    for (const { item, href } of [...sectionItems, { item: 'Get Free Quote', href: '/#contact' }]) {
      await openMenu(page)
      await menu(page).getByRole('link', { name: item }).click()
      await expect(menu(page)).toBeHidden()
      await expect(page).toHaveURL(href)
      await expectUnderHeader(page, href.slice(1))
      await expect(page.locator(href.slice(1))).toBeFocused()
      if (from !== '/') await page.goBack()
    }

    await expectMarkedDocument(page)
    expect(faults).toEqual([])
  })
}

test('going back shuts it', async ({ page }) => {
  await page.goto('/')
  await hydrate(page)
  await footerLink(page, 'About Us').click()
  await expect(page).toHaveURL('/about-us')
  await openMenu(page)

  await page.goBack()

  await expect(page).toHaveURL('/')
  await expect(menu(page)).toBeHidden()
})
