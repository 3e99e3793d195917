import { expect, type Page, test } from '@playwright/test'
import { drag } from '#tests/support/browser/pointers.ts'
import { boxOf, expectGone, sendEmpty, showError, stillness, toast } from '#tests/support/browser/toast.ts'

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

test('a toast follows the pointer; a swipe of over 50 px to the right dismisses it, and any other swipe does not @4-12', async ({
  page,
}) => {
  await showError(page)
  const box = await boxOf(toast(page))
  const left = async () => (await boxOf(toast(page))).x

  await page.mouse.move(box.x + 60, box.y + 20)
  await page.mouse.down()
  await page.mouse.move(box.x + 160, box.y + 20, { steps: 5 })
  await expect.poll(left).toBe(box.x + 100)
  await page.mouse.move(box.x + 70, box.y + 20, { steps: 5 })
  await page.mouse.up()
  await expect.poll(left).toBe(box.x)

  for (const pointer of ['mouse', 'touch'] as const)
    await test.step(pointer, async () => {
      await swipe(page, pointer, -120)
      expect(await left()).toBe(box.x)
      await swipe(page, pointer, 50)
      await page.mouse.move(5, 5)
      await expect.poll(left).toBe(box.x)
      await stillness(page)
      await swipe(page, pointer, 51)
      await expectGone(page)
      if (pointer === 'mouse') await sendEmpty(page)
    })
})

async function swipe(page: Page, pointer: 'mouse' | 'touch', by: number): Promise<void> {
  const box = await boxOf(toast(page))
  const from = { x: box.x + 130, y: box.y + 20 }
  await drag(page, pointer, from, { ...from, x: from.x + by })
}
