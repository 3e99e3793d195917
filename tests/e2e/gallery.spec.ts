import { expect, type Locator, type Page, test } from '@playwright/test'
import {
  closeButton,
  enlarged,
  expectSlide,
  galleryPath,
  lightbox,
  nextButton,
  openPhoto,
  photoLink,
  projects,
  shed,
  slide,
  slideshow,
  trailer,
} from '#tests/support/browser/controls.ts'
import { drag, nextPositions, placeIn, scrolledTo, scrollTo } from '#tests/support/browser/gestures.ts'
import { visit } from '#tests/support/browser/visit.ts'
import { axeViolations } from '#tests/support/page/pageFaults.ts'
import { fontsShown, watchErrors } from '#tests/support/page/watch.ts'

test.use({ hasTouch: true })

test('the lightbox holds the focus, cycles, fits, and closes to where it was', async ({ page }) => {
  const errors = watchErrors(page)
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

  await page.setViewportSize({ width: 1440, height: 900 })
  for (const close of [() => closeButton(page).click(), () => page.mouse.click(20, 450)]) {
    await photoLink(page, trailer).scrollIntoViewIfNeeded()
    const before = await scrolledTo(page)
    await openPhoto(page, trailer)
    // A click on the photo or on its title leaves it open, and the page behind it does not scroll.
    await enlarged(page).click()
    await lightbox(page).getByText('Loaded trailer').click()
    await page.mouse.wheel(0, 600)
    await expect(enlarged(page)).toBeVisible()
    await close()

    await expect(lightbox(page)).toHaveCount(0)
    await expect(photoLink(page, trailer)).toBeFocused()
    expect(await nextPositions(page)).toEqual([before])
  }

  expect(errors).toEqual([])
})

const [first, second, third] = projects

test('arrows, keys, dots and swipes change the pairs; all are printed', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await visit(page, galleryPath)
  await expect.poll(() => page.evaluate(fontsShown)).toBe(true)
  const below = await topOfGrid(page)
  await page.keyboard.press('ArrowRight')
  await expectSlide(page, first)
  for (const words of ['BEFORE', 'AFTER', /a falling-down shed/])
    await expect(slide(page).getByText(words, { exact: true })).toBeVisible()
  await expect(slideshow(page).getByRole('status')).toHaveText('')

  for (const title of [second, third, first]) {
    await slideshow(page).getByRole('button', { name: 'Next project' }).click()
    await expectSlide(page, title)
  }
  for (const title of [third, second]) {
    await slideshow(page).getByRole('button', { name: 'Previous project' }).click()
    await expectSlide(page, title)
    await expect(slideshow(page).getByRole('status')).toHaveText(
      `${title}, ${projects.indexOf(title) + 1} of 3`,
    )
  }

  const dots = slideshow(page).getByRole('button', { name: /^Show / })
  await expect(dots).toHaveCount(3)
  for (const title of [third, first, second]) {
    await dots.and(page.getByRole('button', { name: `Show ${title}` })).click()
    await expectSlide(page, title)
    await expect(dots.and(page.locator('[aria-current="true"]'))).toHaveAccessibleName(`Show ${title}`)
    expect(await topOfGrid(page)).toBe(below)
  }

  await dots.nth(1).focus()
  for (const [key, title] of [
    ['ArrowRight', third],
    ['ArrowRight', first],
    ['ArrowLeft', third],
  ] as const) {
    await page.keyboard.press(key)
    await expectSlide(page, title)
  }
  await slide(page).getByRole('link').last().focus()
  await page.keyboard.press('ArrowRight')
  await expect(slide(page).getByRole('link', { name: /^Backyard after/ })).toBeFocused()
  expect(await columnsOf(page)).toBe(1)

  await test.step('swipes', () => expectSwipes(page))
  await test.step('on an enlarged page a drag moves the page', () => expectNoSwipe(page))

  await page.setViewportSize({ width: 1440, height: 900 })
  expect(await columnsOf(page)).toBe(3)
  await page.emulateMedia({ media: 'print' })
  await expect(slideshow(page).getByRole('heading', { level: 2 })).toHaveText([...projects])
  await expect(slideshow(page).getByRole('img')).toHaveCount(6)
  await expect(slideshow(page).getByRole('button')).toHaveCount(0)
})

/** Starts at the first slide. Swipes of 50 px change slide and lightbox photo; shorter and vertical swipes do not. */
async function expectSwipes(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  const photo = slide(page).getByRole('link').first()
  await photo.scrollIntoViewIfNeeded()
  const swipe = async (by: number, over = photo) => {
    const from = await placeIn(over, 0.5)
    await drag(page, 'touch', from, { x: from.x + by, y: from.y })
  }

  await swipe(-45)
  await expectSlide(page, first)
  await swipe(-60)
  await expectSlide(page, second)
  await swipe(60)
  await expectSlide(page, first)
  await expect(lightbox(page)).toHaveCount(0)

  await openPhoto(page, trailer)
  await swipe(-80, enlarged(page))
  await expect(lightbox(page).getByText('Old appliances')).toBeVisible()
  await page.keyboard.press('Escape')

  const before = await scrollTo(page, 0)
  const from = await placeIn(photo, 0.8, 0.9)
  await drag(page, 'touch', from, { x: from.x - 10, y: from.y - 220 })
  await expect.poll(() => scrolledTo(page)).toBeGreaterThan(before + 100)
  await expectSlide(page, first)
}

const topOfGrid = (page: Page) =>
  page
    .getByRole('heading', { name: 'More photos' })
    .evaluate((heading) => heading.getBoundingClientRect().top + window.scrollY)

async function columnsOf(page: Page): Promise<number> {
  const lefts = await page
    .locator('main li:has(img)')
    .evaluateAll((items) =>
      items
        .filter((item) => item.querySelectorAll('img').length === 1 && item.checkVisibility())
        .map((item) => Math.round(item.getBoundingClientRect().left)),
    )
  expect(lefts).toHaveLength(6)
  return new Set(lefts).size
}

async function expectNoSwipe(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 700 })
  const photos = slide(page).getByRole('img').first()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 })

  await expect
    .poll(() => photos.locator('xpath=ancestor::*[contains(@style, "touch-action: auto")]').count())
    .toBe(1)
  await photos.evaluate((photo) => photo.scrollIntoView({ block: 'start', behavior: 'instant' }))
  await drag(page, 'touch', { x: 140, y: 150 }, { x: 20, y: 150 })
  await expectSlide(page, first)
  await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 })
}

const previousButton = (page: Page): Locator => lightbox(page).getByRole('button', { name: 'Previous photo' })
