import { expect, type Locator } from '@playwright/test'
import { site } from '#data/company/site.ts'
import { menu, openMenu } from '#tests/support/browser/controls.ts'
import { test } from '#tests/support/browser/quoteForm.ts'
import { visit } from '#tests/support/browser/visit.ts'
import { cityService, relatedService } from '#tests/support/page/pageKinds.ts'

// Light or dark: everyKind.spec.ts holds that no element keeps a colour of its own.
test.use({ contextOptions: { forcedColors: 'active', colorScheme: 'dark' } })

test('with forced colours, controls have visible edges and a visible focus', async ({ page, form }) => {
  const main = page.getByRole('main')
  await visit(page, '/')
  for (const control of [
    main.getByRole('link', { name: 'Get Free Quote' }).first(),
    main.getByRole('link', { name: site.phoneDotted }).first(),
    form.send,
    form.element.locator('fieldset').first(),
    page.getByRole('banner').getByLabel(/^Call/),
    page.getByRole('contentinfo').getByLabel('Facebook'),
    page.locator('#hero > div[aria-hidden]'),
  ])
    await expectEdge(control)
  for (let stop = 0; stop < 12; stop++) {
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid')
    expect(await page.locator(':focus').evaluate(isOutlined)).toBe(true)
  }
  await form.send.click()
  await expectEdge(form.toasts.getByRole('button', { name: 'Close' }).locator('xpath=..'))

  await page.goto(cityService.path)
  await expectEdge(main.getByRole('paragraph').filter({ hasText: 'PROFESSIONAL SERVICE IN' }))
  await expectEdge(main.getByRole('link', { name: relatedService.name }))
  await expectEdge(
    page.locator('section', { hasText: 'We cover all of' }).last().getByRole('listitem').first(),
  )

  await page.goto('/about-us')
  await expectEdge(page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]'), '::after')
  await page.setViewportSize({ width: 390, height: 844 })
  await openMenu(page)
  await expectEdge(menu(page))
})

/** Runs in the page. */
function isOutlined(element: Element): boolean {
  const { outlineWidth, outlineColor } = getComputedStyle(element)
  return (
    Number.parseFloat(outlineWidth) >= 2 && outlineColor !== getComputedStyle(document.body).backgroundColor
  )
}

async function expectEdge(element: Locator, part?: '::after'): Promise<void> {
  const hasEdge = await element.evaluate((element, part) => {
    const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(element, part)
    const isDrawn = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1
    return isDrawn && borderTopColor !== getComputedStyle(document.body).backgroundColor
  }, part)
  expect(hasEdge, `${element}`).toBe(true)
}
