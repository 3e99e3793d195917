import { expect, type Locator, test } from '@playwright/test'
import { menu, openMenu } from '#tests/support/browser/menu.ts'
import { quoteForm, sendButton, toastRegion } from '#tests/support/browser/quoteForm.ts'
import { visit } from '#tests/support/browser/visit.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`with forced colours on a ${colorScheme} ground`, () => {
    test.use({ colorScheme, contextOptions: { forcedColors: 'active' } })

    test('buttons, badges, chips and straps keep their edges', async ({ page }) => {
      await visit(page, '/')
      const main = page.getByRole('main')
      for (const control of [
        main.getByRole('link', { name: 'Get Free Quote' }).first(),
        main.getByRole('link', { name: '905.555.0142' }).first(),
        sendButton(page),
        quoteForm(page).locator('fieldset').first(),
        page.getByRole('banner').getByLabel(/^Call/),
        page.getByRole('contentinfo').getByLabel('Facebook'),
        page.locator('#hero > div[aria-hidden]'),
      ])
        await expectEdge(control)

      await visit(page, '/services/ajax/hot-tub-removal')
      await expectEdge(main.getByRole('paragraph').filter({ hasText: 'PROFESSIONAL SERVICE IN' }))
      await expectEdge(main.getByRole('link', { name: 'Deck demolition in Ajax' }))
      await expectEdge(main.getByText('Downtown Ajax', { exact: true }))
    })

    test('the header’s bar, the menu and the toast keep theirs', async ({ page }) => {
      await visit(page, '/about-us')
      await expectEdge(page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]'), '::after')

      await page.setViewportSize({ width: 390, height: 844 })
      await openMenu(page)
      await expectEdge(menu(page))
      await page.keyboard.press('Escape')

      await visit(page, '/')
      await sendButton(page).click()
      const close = toastRegion(page).getByRole('button', { name: 'Close' })
      await expect(close).toBeVisible()
      await expectEdge(close.locator('xpath=..'))
    })

    test('the focus is seen', async ({ page }) => {
      await visit(page, '/')

      for (let stop = 0; stop < 12; stop++) {
        await page.keyboard.press('Tab')
        const [style, width, colour, ground] = await page.locator(':focus').evaluate((element) => {
          const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
          const ground = getComputedStyle(document.body).backgroundColor
          return [outlineStyle, outlineWidth, outlineColor, ground]
        })
        expect(style).toBe('solid')
        expect(Number.parseFloat(width ?? '')).toBeGreaterThanOrEqual(2)
        expect(colour).not.toBe(ground)
      }
    })
  })
}

async function expectEdge(element: Locator, part?: '::after'): Promise<void> {
  const edge = await element.evaluate((element, part) => {
    const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(element, part)
    return {
      isDrawn: borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1,
      stands: borderTopColor !== getComputedStyle(document.body).backgroundColor,
    }
  }, part)
  expect(edge, await element.evaluate(({ outerHTML }) => outerHTML.slice(0, 120))).toEqual({
    isDrawn: true,
    stands: true,
  })
}
