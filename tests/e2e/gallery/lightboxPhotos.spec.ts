import { expect, test } from '@playwright/test'
import {
  enlarged,
  galleryPath,
  lightbox,
  nextButton,
  openPhoto,
  photoLink,
  previousButton,
  shed,
  slideshow,
  trailer,
} from '#tests/support/browser/gallery.ts'
import { drag, placeIn } from '#tests/support/browser/pointers.ts'
import { visit } from '#tests/support/browser/visit.ts'

test('buttons and arrow keys go through the photos, round at both ends, and the slideshow behind stays as it was', async ({
  page,
}) => {
  await visit(page, galleryPath)
  await openPhoto(page, shed)

  await previousButton(page).click()
  await expect(enlarged(page)).toHaveAccessibleName(/^Empty garage after/)
  await expect(lightbox(page).getByText('6 of 6')).toBeVisible()
  await nextButton(page).click()
  await nextButton(page).click()
  await expect(enlarged(page)).toHaveAccessibleName(/^Backyard after/)
  await expect(nextButton(page)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(enlarged(page)).toHaveAccessibleName(/^Room during renovation/)
  await page.keyboard.press('ArrowLeft')
  await expect(enlarged(page)).toHaveAccessibleName(/^Backyard after/)
  await page.keyboard.press('Escape')
  await expect(slideshow(page).getByRole('heading')).toHaveText('Demolition Project 1')
  await expect(photoLink(page, shed)).toBeFocused()

  // The photos below the slideshow are a series of their own.
  await openPhoto(page, trailer)
  await nextButton(page).click()
  await expect(lightbox(page).getByText('Old appliances')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(lightbox(page).getByText('Couch and mattress')).toBeVisible()
})

for (const pointer of ['mouse', 'touch'] as const) {
  test.describe(`a swipe by ${pointer}`, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: pointer === 'touch' })

    test('leads to the next photo and back', async ({ page }) => {
      await visit(page, galleryPath)
      await openPhoto(page, trailer)
      const from = await placeIn(enlarged(page), 0.5)

      await drag(page, pointer, from, { x: from.x - 80, y: from.y })
      await expect(lightbox(page).getByText('Old appliances')).toBeVisible()
      await drag(page, pointer, from, { x: from.x + 80, y: from.y })

      await expect(lightbox(page).getByText('Loaded trailer')).toBeVisible()
    })
  })
}
