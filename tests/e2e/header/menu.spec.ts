import { expect, type Page, test } from '@playwright/test'
import { hydrate } from '#tests/support/browser/hydrate.ts'
import { menu, menuButton, openMenu } from '#tests/support/browser/menu.ts'
import { nextPositions, scrollTo } from '#tests/support/browser/scrolling.ts'
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

const waysToClose = [
  { way: 'Escape', close: (page: Page) => page.keyboard.press('Escape') },
  { way: 'a tap beside it', close: (page: Page) => page.mouse.click(15, 500) },
  { way: 'Close', close: (page: Page) => menu(page).getByRole('button', { name: 'Close menu' }).click() },
]

test('Escape, a tap beside it and Close close it; its button says so and has the focus again @4-7', async ({
  page,
}) => {
  const faults = watchFaults(page)
  await page.goto('/')
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')

  for (const { way, close } of waysToClose)
    await test.step(way, async () => {
      await openMenu(page)
      await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true')
      await close(page)

      await expect(menu(page)).toBeHidden()
      await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')
      await expect(menuButton(page)).toBeFocused()
      await expect(page).toHaveURL('/')
    })

  expect(faults).toEqual([])
})

test('the page behind it stays where it was, whatever opens, scrolls and closes it', async ({ page }) => {
  await page.goto('/')
  await hydrate(page)
  await scrollTo(page, 1500)

  await openMenu(page)
  expect(await nextPositions(page)).toEqual([1500])
  await page.mouse.move(200, 500)
  await page.mouse.wheel(0, 600)
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()

  await expect(menuButton(page)).toBeFocused()
  expect(await nextPositions(page)).toEqual([1500])
})

test('it opens from the keyboard, and the focus stays inside', async ({ page }) => {
  await page.goto('/')
  await hydrate(page)
  await menuButton(page).focus()
  await page.keyboard.press('Enter')
  const close = menu(page).getByRole('button', { name: 'Close menu' })
  const call = menu(page).getByRole('link', { name: '905.555.0142' })
  await expect(close).toBeFocused()

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
