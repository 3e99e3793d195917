import { expect, test } from '@playwright/test'
import { galleryPath, lightbox, photoLink, shed } from '#tests/support/browser/gallery.ts'
import { visit } from '#tests/support/browser/visit.ts'

test('a click with Ctrl opens the file in a tab of its own, and without the lightbox’s code a click opens it in place', async ({
  page,
  context,
}) => {
  await visit(page, galleryPath)

  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    photoLink(page, shed).click({ modifiers: ['ControlOrMeta'] }),
  ])
  await expect(tab).toHaveURL(/pair-1-before-\d+\.[\w-]+\.jpg$/)
  await expect(lightbox(page)).toHaveCount(0)

  await visit(page, galleryPath)
  await page.route('**/*.{js,json}', (route) => route.abort())
  await photoLink(page, shed).click()
  await expect(page).toHaveURL(/pair-1-before-\d+\.[\w-]+\.jpg$/)
})

test('the photos below the slideshow stand in three columns, in one on a phone @2-gallery-5', async ({
  page,
}) => {
  await page.goto(galleryPath)
  const photos = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('img') })

  for (const { width, columns } of [
    { width: 1440, columns: 3 },
    { width: 390, columns: 1 },
  ]) {
    await page.setViewportSize({ width, height: 900 })
    const lefts = await photos.evaluateAll((items) =>
      items
        .filter((item) => item.querySelectorAll('img').length === 1 && item.checkVisibility())
        .map((item) => Math.round(item.getBoundingClientRect().left)),
    )

    expect(lefts.length).toBe(6)
    expect(new Set(lefts).size).toBe(columns)
  }
})
