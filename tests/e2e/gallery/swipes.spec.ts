import { expect, type Locator, type Page, test } from '@playwright/test'
import {
  enlarged,
  expectSlide,
  galleryPath,
  lightbox,
  openPhoto,
  projects,
  slide,
  slideshow,
  trailer,
} from '#tests/support/browser/gallery.ts'
import { drag, placeIn } from '#tests/support/browser/pointers.ts'
import { scrolledTo, scrollTo } from '#tests/support/browser/scrolling.ts'
import { visit } from '#tests/support/browser/visit.ts'

const [first, second, third] = projects

for (const pointer of ['mouse', 'touch'] as const) {
  test.describe(`a swipe by ${pointer}`, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: pointer === 'touch' })

    test('leads on to the left, back to the right, and of less than 50 px nowhere; a finger that goes up scrolls the page', async ({
      page,
    }) => {
      await visit(page, galleryPath)
      const photo = slide(page).getByRole('link').first()

      await swipe(page, pointer, photo, -45)
      await swipe(page, pointer, photo, 45)
      await expectSlide(page, first)
      await expect(slideshow(page).getByRole('status')).toHaveText('')
      await swipe(page, pointer, photo, -60)
      await expectSlide(page, second)
      await swipe(page, pointer, photo, 60)
      await expectSlide(page, first)
      await swipe(page, pointer, photo, 60)
      await expectSlide(page, third)
      await expect(lightbox(page)).toHaveCount(0)

      await openPhoto(page, trailer)
      await swipe(page, pointer, enlarged(page), -80)
      await expect(lightbox(page).getByText('Old appliances')).toBeVisible()
      await swipe(page, pointer, enlarged(page), 80)
      await expect(lightbox(page).getByText('Loaded trailer')).toBeVisible()

      if (pointer === 'mouse') return
      await page.keyboard.press('Escape')
      const before = await scrollTo(page, 0)
      const from = await placeIn(photo, 0.8, 0.9)
      await drag(page, 'touch', from, { x: from.x - 10, y: from.y - 220 })
      await expect.poll(() => scrolledTo(page)).toBeGreaterThan(before + 100)
      await expectSlide(page, third)
    })
  })
}

async function swipe(page: Page, pointer: 'mouse' | 'touch', photo: Locator, by: number): Promise<void> {
  const from = await placeIn(photo, 0.5)
  await drag(page, pointer, from, { x: from.x + by, y: from.y })
}
