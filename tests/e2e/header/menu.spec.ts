import { expect, type Page, test } from '@playwright/test'
import { hydrate } from '#tests/support/browser/hydrate.ts'
import { menu, menuButton, openMenu } from '#tests/support/browser/menu.ts'
import { nextPositions, scrolledTo, scrollTo } from '#tests/support/browser/scrolling.ts'
import { headerLabels } from '#tests/support/content/specification.ts'
import { watchFaults } from '#tests/support/page/watchFaults.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('the menu opens on Close, with the header’s items and the two ways to ask @2-header-7', async ({
  page,
}) => {
  await page.goto('/service-areas/ajax')

  await openMenu(page)

  await expect(menu(page).getByRole('button', { name: 'Close menu' })).toBeFocused()
  await expect(menu(page).getByRole('navigation').getByRole('link')).toHaveText(headerLabels)
  await expect(menu(page).getByRole('link', { name: 'Get Free Quote' })).toHaveAttribute('href', '/#contact')
  await expect(menu(page).getByRole('link', { name: '905.555.0142' })).toHaveAttribute(
    'href',
    'tel:+19055550142',
  )
  await expect(menu(page).getByRole('link', { name: 'Service Areas' })).toHaveAttribute(
    'aria-current',
    'true',
  )
})

test('the menu button says whether the menu is open @4-7', async ({ page }) => {
  await page.goto('/')
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')

  await openMenu(page)
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true')

  await page.keyboard.press('Escape')
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')
})

const waysToClose = [
  { way: 'Escape', close: (page: Page) => page.keyboard.press('Escape') },
  { way: 'a tap beside it', close: (page: Page) => page.mouse.click(15, 500) },
  { way: 'Close', close: (page: Page) => menu(page).getByRole('button', { name: 'Close menu' }).click() },
]

for (const { way, close } of waysToClose) {
  test(`${way} closes it, and the focus returns to its button`, async ({ page }) => {
    const faults = watchFaults(page)
    await page.goto('/')
    await openMenu(page)

    await close(page)

    await expect(menu(page)).toBeHidden()
    await expect(menuButton(page)).toBeFocused()
    await expect(page).toHaveURL('/')
    expect(faults).toEqual([])
  })
}

test('opening and closing it leaves the page where it was', async ({ page }) => {
  await page.goto('/')
  await hydrate(page)
  await scrollTo(page, 1500)

  await openMenu(page)
  expect(await nextPositions(page)).toEqual([1500])
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()

  await expect(menuButton(page)).toBeFocused()
  expect(await nextPositions(page)).toEqual([1500])
})

test('the focus stays inside while it is open', async ({ page }) => {
  await page.goto('/')
  await openMenu(page)
  const close = menu(page).getByRole('button', { name: 'Close menu' })
  const call = menu(page).getByRole('link', { name: '905.555.0142' })

  await page.keyboard.press('Shift+Tab')
  await expect(call).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(close).toBeFocused()
  for (let stop = 0; stop < 9; stop++) {
    await page.keyboard.press('Tab')
    await expect(menu(page).locator(':focus')).toHaveCount(1)
  }
  await expect(call).toBeFocused()
})

test('the menu opens from the keyboard', async ({ page }) => {
  await page.goto('/')
  await hydrate(page)
  await menuButton(page).focus()

  await page.keyboard.press('Enter')

  await expect(menu(page).getByRole('button', { name: 'Close menu' })).toBeFocused()
})

test('the page behind it does not scroll', async ({ page }) => {
  await page.goto('/')
  await openMenu(page)

  await page.mouse.move(200, 500)
  await page.mouse.wheel(0, 600)
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()

  expect(await scrolledTo(page)).toBe(0)
})
