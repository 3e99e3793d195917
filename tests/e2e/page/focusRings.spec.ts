import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { size, slider } from '#tests/support/browser/estimator.ts'
import { visit } from '#tests/support/browser/visit.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Pixels of a frame of two around a handle of 48 pixels. */
const ring = 4 * 48 * 2

// Their rings are drawn by something else: the handle, or the row.
const controls = [
  { name: 'the slider of loads', control: slider },
  { name: 'a size of load', control: (page: Page) => size(page, '6 cubic yards') },
  {
    name: 'the slider between before and after',
    control: (page: Page) =>
      page.locator('#before-after').getByRole('slider', { name: 'Major Junk Removal' }),
  },
]

test('the focus on sliders and sizes is seen', async ({ page }) => {
  await visit(page, '/')
  await page.keyboard.press('Tab')

  for (const { name, control } of controls)
    await test.step(name, async () => {
      await control(page).focus()
      await expect.poll(async () => changedPixels(await page.screenshot(), await page.screenshot())).toBe(0)

      const focused = await page.screenshot()
      await control(page).blur()
      const left = await page.screenshot()
      await control(page).focus()
      const focusedAgain = await page.screenshot()

      expect(await changedPixels(focused, left)).toBeGreaterThan(ring)
      expect(await changedPixels(focused, focusedAgain)).toBe(0)
    })
})

/** Of 255 shades: a repaint may change edges by a few. */
const visibleChange = 64

/** How many pixels are visibly darker or lighter in the other screenshot. */
async function changedPixels(one: Buffer, other: Buffer): Promise<number> {
  const [shades, otherShades] = await Promise.all([readShades(one), readShades(other)])
  return shades.filter((shade, at) => Math.abs(shade - (otherShades[at] ?? 0)) > visibleChange).length
}

const readShades = (screenshot: Buffer): Promise<Buffer> =>
  sharp(screenshot).removeAlpha().greyscale().raw().toBuffer()
