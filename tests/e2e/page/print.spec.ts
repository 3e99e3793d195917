import { expect, type Locator, type Page, test } from '@playwright/test'
import { hydrate } from '#tests/support/browser/hydrate.ts'
import { menu, openMenu } from '#tests/support/browser/menu.ts'

// A Letter sheet's width between its margins.
test.use({ viewport: { width: 720, height: 960 } })

async function print(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrate(page)
  await page.emulateMedia({ media: 'print' })
}

const visible = (locator: Locator) => locator.filter({ visible: true })

test('the home page prints every price, and every service, folded up or not', async ({ page }) => {
  await print(page, '/')

  const words = await page.getByRole('main').innerText()
  for (const price of ['$55', '$105', '$210', '$315', '$420', '$525', '$35 per cubic yard'])
    expect(words).toContain(price)
  await expect(visible(page.getByRole('main').locator('a[href^="/services/pickering/"]'))).toHaveCount(27)
})

test('a list that folds up is printed open', async ({ page }) => {
  await page.goto('/services/ajax/hot-tub-removal')
  await hydrate(page)
  const answers = page.locator('main .MuiAccordionDetails-root')
  await expect(answers.filter({ visible: false })).not.toHaveCount(0)

  await page.emulateMedia({ media: 'print' })

  await expect(answers.filter({ visible: false })).toHaveCount(0)
})

test('the open menu does not print, and the page under it does', async ({ page }) => {
  await page.goto('/')
  await openMenu(page)

  await page.emulateMedia({ media: 'print' })

  await expect(menu(page)).toBeHidden()
  await expect(page.locator('h1')).toBeVisible()
})
