import { expect, type Page, test } from '@playwright/test'
import { boxOf, expectGone, showError, stillness, toast } from '#tests/support/browser/toast.ts'

for (const pointer of ['mouse', 'touch'] as const) {
  test.describe(`by ${pointer}`, () => {
    test.use({ hasTouch: pointer === 'touch', viewport: { width: 390, height: 844 } })

    test('a swipe past 50 px to the right dismisses, a shorter one springs back, and to the left it stays @4-12', async ({
      page,
    }) => {
      await showError(page)
      const left = (await boxOf(toast(page))).x

      await swipe(page, pointer, -120)
      expect((await boxOf(toast(page))).x).toBe(left)
      await swipe(page, pointer, 50)
      await page.mouse.move(5, 5)
      await expect.poll(async () => (await boxOf(toast(page))).x).toBe(left)
      await stillness(page)
      await swipe(page, pointer, 51)

      await expectGone(page)
    })
  })
}

test('it follows the pointer, and lets it go when the swipe is taken back', async ({ page }) => {
  await showError(page)
  const box = await boxOf(toast(page))

  await page.mouse.move(box.x + 60, box.y + 20)
  await page.mouse.down()
  await page.mouse.move(box.x + 160, box.y + 20, { steps: 5 })
  await expect.poll(async () => (await boxOf(toast(page))).x).toBe(box.x + 100)
  await page.mouse.move(box.x + 70, box.y + 20, { steps: 5 })
  await page.mouse.up()

  await expect.poll(async () => (await boxOf(toast(page))).x).toBe(box.x)
})

async function swipe(page: Page, pointer: 'mouse' | 'touch', by: number): Promise<void> {
  const box = await boxOf(toast(page))
  const [x, y] = [box.x + 130, box.y + 20]
  if (pointer === 'mouse') {
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + by, y, { steps: 6 })
    await page.mouse.up()
    return
  }
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x: at, y }] })
  await touch('touchStart', x)
  for (let step = 1; step <= 6; step++) await touch('touchMove', x + (by * step) / 6)
  await touch('touchEnd')
}
