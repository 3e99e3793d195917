import { expect, type Locator, test } from '@playwright/test'
import { site } from '#data/company/site.ts'
import { menu, openMenu } from '#tests/support/browser/controls.ts'
import { quoteForm, sendButton, toastRegion } from '#tests/support/browser/quoteForm.ts'
import { visit } from '#tests/support/browser/visit.ts'
import { cityService, relatedService } from '#tests/support/page/pageKinds.ts'

test.use({ contextOptions: { forcedColors: 'active' } })

test('with forced colours, light or dark, controls have visible edges and a visible focus', async ({
  page,
}) => {
  const inBoth = async (check: () => Promise<void>) => {
    for (const colorScheme of ['light', 'dark'] as const)
      await test.step(colorScheme, async () => {
        await page.emulateMedia({ colorScheme })
        await check()
      })
  }
  const main = page.getByRole('main')

  await test.step('buttons, badges, chips and straps', async () => {
    await visit(page, '/')
    await inBoth(async () => {
      for (const control of [
        main.getByRole('link', { name: 'Get Free Quote' }).first(),
        main.getByRole('link', { name: site.phoneDotted }).first(),
        sendButton(page),
        quoteForm(page).locator('fieldset').first(),
        page.getByRole('banner').getByLabel(/^Call/),
        page.getByRole('contentinfo').getByLabel('Facebook'),
        page.locator('#hero > div[aria-hidden]'),
      ])
        await expectEdge(control)
    })
  })

  await test.step('the focus', () =>
    inBoth(async () => {
      for (let stop = 0; stop < 12; stop++) {
        await page.keyboard.press('Tab')
        await expectFocusSeen(page.locator(':focus'))
      }
    }))

  await test.step('the toast', async () => {
    await sendButton(page).click()
    const close = toastRegion(page).getByRole('button', { name: 'Close' })
    await expect(close).toBeVisible()
    await inBoth(() => expectEdge(close.locator('xpath=..')))
  })

  await test.step('a service’s badge and chips', async () => {
    await page.goto(cityService.path)
    await inBoth(async () => {
      await expectEdge(main.getByRole('paragraph').filter({ hasText: 'PROFESSIONAL SERVICE IN' }))
      await expectEdge(main.getByRole('link', { name: relatedService.name }))
      await expectEdge(
        page.locator('section', { hasText: 'We cover all of' }).last().getByRole('listitem').first(),
      )
    })
  })

  await test.step('the header’s bar and the menu', async () => {
    await page.goto('/about-us')
    const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]')
    await inBoth(() => expectEdge(current, '::after'))
    await page.setViewportSize({ width: 390, height: 844 })
    await openMenu(page)
    await inBoth(() => expectEdge(menu(page)))
  })
})

async function expectFocusSeen(focused: Locator): Promise<void> {
  const [style, width, colour, ground] = await focused.evaluate((element) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
    return [outlineStyle, outlineWidth, outlineColor, getComputedStyle(document.body).backgroundColor]
  })
  expect(style).toBe('solid')
  expect(Number.parseFloat(width ?? '')).toBeGreaterThanOrEqual(2)
  expect(colour).not.toBe(ground)
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
