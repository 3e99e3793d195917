import { expect, type Locator, type Page, test } from '@playwright/test'
import { hydrate, hydrateOnIntentOnly } from '#tests/support/browser/hydrate.ts'
import { drag, placeIn } from '#tests/support/browser/pointers.ts'
import { scrolledTo } from '#tests/support/browser/scrolling.ts'
import { visit } from '#tests/support/browser/visit.ts'

for (const pointer of ['mouse', 'touch'] as const) {
  test.describe(`by ${pointer}`, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: pointer === 'touch' })

    test('dragging reveals the before photo on the left of the handle, a tap moves it there, and it stops at both edges @4-4', async ({
      page,
    }) => {
      await visitSlider(page)
      await drag(page, pointer, await placeIn(slider(page), 0.5), await placeIn(slider(page), 0.8))
      await expectPosition(page, 80)

      const { x, y } = await placeIn(slider(page), 0.25)
      if (pointer === 'mouse') await page.mouse.click(x, y)
      else await page.touchscreen.tap(x, y)
      await expectPosition(page, 25)

      await drag(page, pointer, { x, y }, { x: 1, y })
      await expectPosition(page, 0)
      await drag(page, pointer, await placeIn(slider(page), 0.2), { x: 389, y })
      await expectPosition(page, 100)

      if (pointer === 'mouse') return
      // A finger that goes up scrolls the page and leaves the handle alone.
      const before = await scrolledTo(page)
      const from = await placeIn(slider(page), 0.8, 0.9)
      await drag(page, 'touch', from, { x: from.x + 8, y: from.y - 200 })
      await expect.poll(() => scrolledTo(page)).toBeGreaterThan(before + 100)
      await expect(slider(page)).toHaveValue('100')
    })
  })
}

test('every pair starts in the middle; the keys move it, arrows by one, Home and End to the edges; on paper both photos are whole @4-4', async ({
  page,
}) => {
  await visitSlider(page)
  const ranges = page.locator('#before-after').getByRole('slider')
  await expect(ranges).toHaveCount(3)
  for (const range of await ranges.all()) {
    await expect(range).toHaveValue('50')
    await expect(range).toHaveAttribute('aria-valuetext', '50 % before')
  }
  await expect(slider(page)).toHaveAccessibleName(/^Major Junk Removal/)
  await expectPosition(page, 50)
  await slider(page).focus()

  await page.keyboard.press('ArrowRight')
  await expectPosition(page, 51)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expectPosition(page, 49)
  await page.keyboard.press('Home')
  await expectPosition(page, 0)
  await page.keyboard.press('End')
  await expectPosition(page, 100)

  // On paper both photos stand side by side, whole.
  await page.emulateMedia({ media: 'print' })
  const [before, after] = await boxes(page)
  expect(before.width).toBeCloseTo(after.width, 0)
  expect(before.width / before.height).toBeCloseTo(1.5, 1)
  expect(before.x + before.width).toBeLessThanOrEqual(after.x + 1)
  expect(before.y).toBe(after.y)
  expect(await clipOfBefore(page)).toBe('none')
  await expect(slider(page)).toBeHidden()
})

test('moved before hydration, it keeps its position and the photos follow', async ({ page }) => {
  await hydrateOnIntentOnly(page)
  await page.goto('/')
  await slider(page).evaluate((range: HTMLInputElement) => {
    range.value = '70'
  })

  await hydrate(page)

  await expectPosition(page, 70)
})

const slider = (page: Page, title = 'Major Junk Removal'): Locator =>
  page.locator('#before-after').getByRole('slider', { name: title })

const photos = (page: Page): Locator =>
  page.locator('#before-after').getByRole('figure', { name: 'Major Junk Removal' }).getByRole('img')

async function visitSlider(page: Page): Promise<void> {
  await visit(page, '/')
  await slider(page).scrollIntoViewIfNeeded()
}

async function expectPosition(page: Page, percent: number): Promise<void> {
  await expect(slider(page)).toHaveAttribute('aria-valuetext', `${percent} % before`)
  expect(await shownOfBefore(page)).toBeCloseTo(percent / 100, 1)
}

const clipOfBefore = (page: Page): Promise<string> =>
  photos(page)
    .first()
    .evaluate((photo) => getComputedStyle(photo.closest('div') ?? photo).clipPath)

/** How much of the before photo is seen, from its left edge on: 0 to 1. */
async function shownOfBefore(page: Page): Promise<number> {
  const [, hidden] = /^inset\(0px (.+?) 0px 0px\)$/.exec(await clipOfBefore(page)) ?? []
  // "calc(100% - 80%)" computes to "20%", nothing at all to "0px".
  return 1 - Number.parseFloat(hidden ?? '0') / 100
}

async function boxes(page: Page) {
  const found = await Promise.all((await photos(page).all()).map((photo) => photo.boundingBox()))
  const [before, after] = found
  if (!before || !after) throw new Error('A photo is missing.')
  return [before, after] as const
}
