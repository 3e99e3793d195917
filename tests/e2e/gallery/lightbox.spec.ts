import { expect, type Page, test } from '@playwright/test'
import {
  closeButton,
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
} from '#tests/support/browser/controls.ts'
import { nextPositions, scrolledTo } from '#tests/support/browser/gestures.ts'
import { expectMarkedDocument, footerLink, visit } from '#tests/support/browser/visit.ts'
import { axeViolations } from '#tests/support/page/pageFaults.ts'
import { watchErrors } from '#tests/support/page/watch.ts'

const openings = [
  { photo: shed, way: 'Escape', close: (page: Page) => page.keyboard.press('Escape') },
  { photo: trailer, way: 'Close', close: (page: Page) => closeButton(page).click() },
  { photo: trailer, way: 'a click left of the photo', close: (page: Page) => page.mouse.click(20, 450) },
]

test('a click enlarges a photo; Close, Escape and a click outside close the lightbox and restore the focus, and going back closes it', async ({
  page,
}) => {
  const errors = watchErrors(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(page, '/about-us')
  await footerLink(page, 'Before and after photos').click()

  for (const { photo, way, close } of openings)
    await test.step(way, async () => {
      await photoLink(page, photo).scrollIntoViewIfNeeded()
      const before = await scrolledTo(page)
      await openPhoto(page, photo)
      await expect(closeButton(page)).toBeFocused()
      await expect(enlarged(page)).toHaveJSProperty('naturalWidth', 1600)

      // A click on the photo or on its title leaves it open, and the page behind it does not scroll.
      await enlarged(page).click()
      if (photo === trailer) await lightbox(page).getByText('Loaded trailer').click()
      await page.mouse.wheel(0, 600)
      await expect(enlarged(page)).toBeVisible()
      await close(page)

      await expect(lightbox(page)).toHaveCount(0)
      await expect(photoLink(page, photo)).toBeFocused()
      expect(await nextPositions(page)).toEqual([before])
    })

  await openPhoto(page, shed)
  await page.goBack()

  await expect(page.getByRole('heading', { level: 1 })).toContainText('About')
  await expect(lightbox(page)).toHaveCount(0)
  await expectMarkedDocument(page)
  await page.mouse.move(400, 400)
  await page.mouse.wheel(0, 300)
  await expect.poll(() => scrolledTo(page)).toBeGreaterThan(0)
  expect(errors).toEqual([])
})

test('the lightbox loads on demand, opens from the keyboard, traps the focus, cycles through the photos, fits the screen and is accessible', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 600 })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await visit(page, galleryPath)
  await page.waitForLoadState('networkidle')
  const couch = photoLink(page, /^Couch, mattress, lamp/)
  const isWhole = (path: string) => /\/single-6-1600\./.test(path)
  const scripts = asked.filter((path) => path.endsWith('.js')).length
  expect(asked.filter(isWhole)).toEqual([])

  await couch.focus()
  await expect.poll(() => asked.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(scripts)
  await page.keyboard.press('Enter')
  await expect(enlarged(page)).toHaveJSProperty('naturalWidth', 1600)
  expect(asked.filter(isWhole)).toHaveLength(1)
  await page.keyboard.press('Escape')

  await photoLink(page, shed).focus()
  await page.keyboard.press('Enter')
  await expect(closeButton(page)).toBeFocused()
  for (let stop = 0; stop < 5; stop++) {
    await page.keyboard.press('Tab')
    await expect(lightbox(page).locator(':focus')).toHaveCount(1)
  }

  await previousButton(page).click()
  await expect(enlarged(page)).toHaveAccessibleName(/^Empty garage after/)
  await expect(lightbox(page).getByText('6 of 6')).toBeVisible()
  await nextButton(page).click()
  await page.keyboard.press('ArrowRight')
  await expect(enlarged(page)).toHaveAccessibleName(/^Backyard after/)
  await page.keyboard.press('ArrowRight')
  await expect(enlarged(page)).toHaveAccessibleName(/^Room during renovation/)
  for (const { width, height } of [
    { width: 320, height: 640 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize({ width, height })
    const box = await enlarged(page).boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
    for (const button of await lightbox(page).getByRole('button').all()) {
      await expect(button).toBeInViewport({ ratio: 1 })
      const size = await button.boundingBox()
      expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
    expect(await axeViolations(page, { include: ['[role=dialog]'] }), `${width} px`).toEqual([])
  }
  await page.keyboard.press('Escape')

  await expect(slideshow(page).getByRole('heading')).toHaveText('Demolition Project 1')
  await expect(photoLink(page, shed)).toBeFocused()
})
