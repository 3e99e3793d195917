import { expect, test } from '@playwright/test'
import { galleryAddress } from '#tests/support/gallery.ts'

for (const { width, columns } of [
  { width: 1440, columns: 3 },
  { width: 390, columns: 1 },
]) {
  test(`the photos below the slideshow stand in ${columns} columns at ${width} px @2-gallery-5`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(galleryAddress)

    const photos = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('img') })
    const lefts = await photos.evaluateAll((items) =>
      items
        .filter((item) => item.querySelectorAll('img').length === 1 && item.checkVisibility())
        .map((item) => Math.round(item.getBoundingClientRect().left)),
    )

    expect(lefts.length).toBe(6)
    expect(new Set(lefts).size).toBe(columns)
  })
}
