import { expect, type Page, test } from '@playwright/test'
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
} from '#tests/support/browser/controls.ts'
import { drag, placeIn, scrolledTo, scrollTo } from '#tests/support/browser/gestures.ts'
import { visit } from '#tests/support/browser/visit.ts'
import { fontsShown } from '#tests/support/page/watch.ts'

const [first, second, third] = projects

test.use({ viewport: { width: 320, height: 700 }, hasTouch: true })

test('arrows, keys, dots and swipes change the titled pairs without layout shift, all pairs are printed, and the grid has three columns or one', async ({
  page,
}) => {
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

  await page.setViewportSize({ width: 1440, height: 900 })
  expect(await columnsOf(page)).toBe(3)
  await page.emulateMedia({ media: 'print' })
  const titles = slideshow(page).getByRole('heading', { level: 2 })
  await expect(titles).toHaveText([...projects])
  for (const title of await titles.all()) await expect(title).toBeVisible()
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

test('on an enlarged page a drag moves the page and leaves the slide', async ({ page }) => {
  await visit(page, galleryPath)
  const photos = slide(page).getByRole('img').first()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 })

  const touchActions = () =>
    photos.evaluate((photo) => {
      const actions: string[] = []
      for (let part: Element | null = photo; part; part = part.parentElement)
        actions.push(getComputedStyle(part).touchAction)
      return actions
    })
  await expect.poll(touchActions).not.toContain('pan-y pinch-zoom')
  await drag(page, 'mouse', { x: 140, y: 150 }, { x: 20, y: 150 })
  await expectSlide(page, first)
})
