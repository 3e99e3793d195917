import { expect, test } from '@playwright/test'
import { galleryAddress, lightbox, photoLink, shed, trailer } from '#tests/support/gallery.ts'
import { visit } from '#tests/support/visit.ts'

test('with the code to enlarge it not to be had, a click leads to the file itself', async ({ page }) => {
  await visit(page, galleryAddress)
  await page.route('**/*.js', (route) => route.abort())

  await photoLink(page, shed).click()

  await expect(page).toHaveURL(/pair-1-before-\d+\.[\w-]+\.jpg$/)
})

test('a click with Ctrl opens the file in a tab of its own', async ({ page, context }) => {
  await visit(page, galleryAddress)

  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    photoLink(page, shed).click({ modifiers: ['ControlOrMeta'] }),
  ])

  await expect(tab).toHaveURL(/pair-1-before-\d+\.[\w-]+\.jpg$/)
  await expect(lightbox(page)).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const photo of [shed, trailer]) {
    test(`a click leads to the file itself: ${photo.source}`, async ({ page }) => {
      await page.goto(galleryAddress)

      await photoLink(page, photo).click()

      await expect(page).toHaveURL(/\/(pair|single)-1(-before)?-\d+\.[\w-]+\.jpg$/)
    })
  }
})
