import { expect, type Page, test } from '@playwright/test'
import { galleryAddress, projects, slideshow } from '#tests/support/gallery.ts'
import { visit } from '#tests/support/visit.ts'

test('on paper all pairs follow each other, without controls', async ({ page }) => {
  await visit(page, galleryAddress)

  await page.emulateMedia({ media: 'print' })

  await expectAllPairs(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all pairs can be read below each other, without controls', async ({ page }) => {
    await page.goto(galleryAddress)

    await expectAllPairs(page)
    for (const photo of await slideshow(page).getByRole('link').all())
      await expect(photo).toHaveAttribute('href', /\/pair-\d-(before|after)-\d+\.[\w-]+\.jpg$/)
  })
})

async function expectAllPairs(page: Page): Promise<void> {
  const titles = slideshow(page).getByRole('heading', { level: 2 })
  await expect(titles).toHaveText([...projects])
  for (const title of await titles.all()) await expect(title).toBeVisible()
  await expect(slideshow(page).getByRole('img')).toHaveCount(6)
  await expect(slideshow(page).getByRole('button')).toHaveCount(0)
  const tops = await titles.evaluateAll((all) => all.map((title) => title.getBoundingClientRect().top))
  expect(tops).toEqual([...new Set(tops)].sort((a, b) => a - b))
}
