import { expect, type Page, test } from '@playwright/test'
import {
  closeButton,
  enlarged,
  galleryPath,
  lightbox,
  nextButton,
  openPhoto,
  photoLink,
  shed,
  trailer,
} from '#tests/support/browser/gallery.ts'
import { nextPositions, scrolledTo } from '#tests/support/browser/scrolling.ts'
import { expectMarkedDocument, footerLink, visit } from '#tests/support/browser/visit.ts'
import { axeViolations } from '#tests/support/page/axe.ts'
import { watchFaults } from '#tests/support/page/watchFaults.ts'

test('a click enlarges a photo, with its title @2-gallery-4', async ({ page }) => {
  const faults = watchFaults(page)
  await visit(page, galleryPath)

  for (const { photo, title } of [
    { photo: shed, title: 'Demolition Project 1, before' },
    { photo: trailer, title: 'Loaded trailer' },
  ]) {
    const href = await photoLink(page, photo).getAttribute('href')
    await openPhoto(page, photo)

    await expect(closeButton(page)).toBeFocused()
    await expect(enlarged(page)).toHaveAttribute('src', String(href))
    await expect(lightbox(page).getByText(title)).toBeVisible()
    await closeButton(page).click()
    await expect(lightbox(page)).toHaveCount(0)
  }

  expect(faults).toEqual([])
})

const waysToClose = [
  { way: 'Close', shut: (page: Page) => closeButton(page).click() },
  { way: 'Escape', shut: (page: Page) => page.keyboard.press('Escape') },
  { way: 'a click left of the photo', shut: (page: Page) => page.mouse.click(20, 450) },
  { way: 'a click beside Close', shut: (page: Page) => page.mouse.click(700, 30) },
]

test('Close, Escape and a click beside it shut it, and the focus returns to the photo @2-gallery-4 @4-6', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(page, galleryPath)
  await photoLink(page, trailer).scrollIntoViewIfNeeded()
  const before = await scrolledTo(page)

  for (const { way, shut } of waysToClose)
    await test.step(way, async () => {
      await openPhoto(page, trailer)
      await shut(page)

      await expect(lightbox(page)).toHaveCount(0)
      await expect(photoLink(page, trailer)).toBeFocused()
      expect(await nextPositions(page)).toEqual([before])
    })
})

test('a click on the photo or on its title leaves it open, and the page behind it does not scroll', async ({
  page,
}) => {
  await visit(page, galleryPath)
  await openPhoto(page, shed)
  const before = await scrolledTo(page)

  await enlarged(page).click()
  await lightbox(page).getByText('Demolition Project 1, before').click()
  await page.mouse.wheel(0, 600)

  await expect(enlarged(page)).toBeVisible()
  expect(await nextPositions(page)).toEqual([before])
})

test('it opens from the keyboard, and Tab stays inside', async ({ page }) => {
  await visit(page, galleryPath)
  await photoLink(page, shed).focus()

  await page.keyboard.press('Enter')
  await expect(closeButton(page)).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(nextButton(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(closeButton(page)).toBeFocused()

  for (let stop = 0; stop < 7; stop++) {
    await page.keyboard.press('Tab')
    await expect(lightbox(page).locator(':focus')).toHaveCount(1)
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 600 } })

  test('the file at full resolution and the code to show it are fetched only then', async ({ page }) => {
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
  })
})

test('it fits the screen, and is accessible', async ({ page }) => {
  await visit(page, galleryPath)

  for (const { width, height } of [
    { width: 320, height: 640 },
    { width: 844, height: 390 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize({ width, height })
    await openPhoto(page, shed)

    const box = await enlarged(page).boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1.5, 1)
    for (const button of await lightbox(page).getByRole('button').all()) {
      await expect(button).toBeInViewport({ ratio: 1 })
      const size = await button.boundingBox()
      expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
    expect(await axeViolations(page), `${width} px`).toEqual([])
    await closeButton(page).click()
    await expect(lightbox(page)).toHaveCount(0)
  }
})

test('going back shuts it with its page, which scrolls again', async ({ page }) => {
  await visit(page, '/about-us')
  await footerLink(page, 'Before and after photos').click()
  await openPhoto(page, shed)

  await page.goBack()

  await expect(page.getByRole('heading', { level: 1 })).toContainText('About')
  await expect(lightbox(page)).toHaveCount(0)
  await expectMarkedDocument(page)
  await page.mouse.move(400, 400)
  await page.mouse.wheel(0, 300)
  await expect.poll(() => scrolledTo(page)).toBeGreaterThan(0)
})
