import { expect, type Page, test } from '@playwright/test'
import { hydrate } from '#tests/support/browser/hydrate.ts'
import { menu, menuButton, openMenu } from '#tests/support/browser/menu.ts'
import { expectUnderHeader, nextPositions, scrolledTo, scrollTo } from '#tests/support/browser/scrolling.ts'
import { expectMarkedDocument, visit } from '#tests/support/browser/visit.ts'
import { headerLabels, pageItems, sectionItems } from '#tests/support/content/specification.ts'
import { axeViolations } from '#tests/support/page/axe.ts'
import { findOverflow } from '#tests/support/page/pageFaults.ts'
import { watchFaults } from '#tests/support/page/watchFaults.ts'

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

const close = (page: Page) => menu(page).getByRole('button', { name: 'Close menu' })
const call = (page: Page) => menu(page).getByRole('link', { name: '905.555.0142' })

test('the menu has the header’s items and the two ways to ask, is accessible, and does not print @2-header-7', async ({
  page,
}) => {
  await page.goto('/service-areas/ajax')
  await openMenu(page)

  await expect(close(page)).toBeFocused()
  await expect(menu(page).getByRole('navigation').getByRole('link')).toHaveText(headerLabels)
  await expect(menu(page).getByRole('link', { name: 'Get Free Quote' })).toHaveAttribute('href', '/#contact')
  await expect(call(page)).toHaveAttribute('href', 'tel:+19055550142')
  await expect(menu(page).getByRole('link', { name: 'Service Areas' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 700 })
    await expect(menu(page)).toHaveCSS('transform', 'none')
    expect(await axeViolations(page), `${width} px`).toEqual([])
    expect(await page.evaluate(findOverflow), `${width} px`).toEqual([])
  }

  await page.emulateMedia({ media: 'print' })
  await expect(menu(page)).toBeHidden()
  await expect(page.locator('h1')).toBeVisible()
})

test('the menu opens from the keyboard, and the focus stays inside', async ({ page }) => {
  await visit(page, '/about-us')
  await menuButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(close(page)).toBeFocused()

  await page.keyboard.press('Shift+Tab')
  await expect(call(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(close(page)).toBeFocused()
  for (let stop = 0; stop < 9; stop++) {
    await page.keyboard.press('Tab')
    await expect(menu(page).locator(':focus')).toHaveCount(1)
  }
  await expect(call(page)).toBeFocused()
})

const waysToClose = [
  { way: 'Escape', shut: (page: Page) => page.keyboard.press('Escape') },
  { way: 'a tap beside it', shut: (page: Page) => page.mouse.click(15, 500) },
  { way: 'Close', shut: (page: Page) => close(page).click() },
]

test('Escape, a tap beside it and Close close the menu; its button has the focus again, and the page has not moved @4-7', async ({
  page,
}) => {
  const faults = watchFaults(page)
  await page.goto('/')
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')
  await hydrate(page)
  await scrollTo(page, 1500)

  for (const { way, shut } of waysToClose)
    await test.step(way, async () => {
      await openMenu(page)
      await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true')
      await page.mouse.move(200, 500)
      await page.mouse.wheel(0, 600)
      await shut(page)

      await expect(menu(page)).toBeHidden()
      await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')
      await expect(menuButton(page)).toBeFocused()
      await expect(page).toHaveURL('/')
      expect(await nextPositions(page)).toEqual([1500])
    })

  expect(faults).toEqual([])
})

test('an item closes the menu and shows its page, without a reload; going back closes it, too, and forward does not open it again @2-header-7', async ({
  page,
}) => {
  const faults = watchFaults(page)
  await visit(page, '/')

  for (const { item, href } of pageItems) {
    await openMenu(page)
    await menu(page).getByRole('link', { name: item }).click()

    await expect(menu(page)).toBeHidden()
    await expect(page).toHaveURL(href)
    await expect(page.getByRole('main')).toBeFocused()
    await expect.poll(() => scrolledTo(page)).toBe(0)
    await menuButton(page).click()
    await expect(close(page)).toBeFocused()
    await expect(menu(page).getByRole('link', { name: item })).toHaveAttribute('aria-current', 'page')
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(menu(page)).toBeHidden()
  }

  await page.goForward()
  await expect(page.getByRole('main')).toBeFocused()
  await expect(menu(page)).toBeHidden()
  await expectMarkedDocument(page)
  expect(faults).toEqual([])
})

test('an item of a section closes the menu and leads to the section, from another page and on the home page @2-header-7 @4-7', async ({
  page,
}) => {
  const items = [...sectionItems, { item: 'Get Free Quote', href: '/#contact' }]
  const follow = async ({ item, href }: (typeof items)[number]) => {
    await openMenu(page)
    await menu(page).getByRole('link', { name: item }).click()
    await expect(menu(page)).toBeHidden()
    await expect(page).toHaveURL(href)
    await expectUnderHeader(page, href.slice(1))
    await expect(page.locator(href.slice(1))).toBeFocused()
  }
  const faults = watchFaults(page)
  await visit(page, '/services/ajax/hot-tub-removal')

  for (const item of items) {
    await follow(item)
    if (item.href !== '/#contact') await page.goBack()
  }
  for (const item of items) await follow(item)

  await expectMarkedDocument(page)
  expect(faults).toEqual([])
})
