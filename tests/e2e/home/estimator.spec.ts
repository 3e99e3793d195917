import { expect, test } from '@playwright/test'
import {
  announcement,
  countButton,
  estimator,
  expectSize,
  shownLoads,
  size,
  slider,
} from '#tests/support/browser/estimator.ts'
import { holdScripts } from '#tests/support/browser/holdRequests.ts'
import { hydrate, hydrateOnIntentOnly } from '#tests/support/browser/hydrate.ts'
import { visit } from '#tests/support/browser/visit.ts'
import { watchFaults } from '#tests/support/page/watchFaults.ts'

test('rows, slider, price and truck start at the popular size, move together, and are announced once for each size', async ({
  page,
}) => {
  const faults = watchFaults(page)
  await visit(page, '/')
  await expectSize(page, '6 cubic yards', 2, '$210')
  await expect(announcement(page)).toHaveText('')

  await estimator(page).getByText('8 fridges or 75 bags').click()
  await expectSize(page, '9 cubic yards', 3, '$315')
  await expect(announcement(page)).toHaveText('$315: 9 cubic yards, about 8 fridges or 75 bags')

  await slider(page).press('End')
  await expectSize(page, '17 cubic yards', 5, '$525')
  await slider(page).press('ArrowLeft')
  await expectSize(page, '12 cubic yards', 4, '$420')
  await slider(page).press('Home')
  await expectSize(page, 'Minimum load', 0, '$55')

  await size(page, 'Minimum load').focus()
  await page.keyboard.press('ArrowDown')
  await expectSize(page, '3 cubic yards', 1, '$105')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await expectSize(page, '3 cubic yards', 1, '$105')
  await expect(size(page, '3 cubic yards')).toBeFocused()

  // The loads drop in, and with reduced motion they are simply there.
  await expect(shownLoads(page).first()).toHaveCSS('transition-duration', '0.38s, 0.2s')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(shownLoads(page).first()).toHaveCSS('transition-duration', '0s')

  // Of a drag each size that it comes to is announced once.
  await size(page, '6 cubic yards').check()
  await slider(page).scrollIntoViewIfNeeded()
  await announcement(page).evaluate((region) => {
    const said: string[] = []
    new MutationObserver(() => said.push(region.textContent ?? '')).observe(region, {
      characterData: true,
      childList: true,
      subtree: true,
    })
    Object.assign(window, { said })
  })
  const box = await estimator(page).locator('.MuiSlider-root').boundingBox()
  if (!box) throw new Error('The slider is not there.')
  const [start, end] = [box.x + box.width * 0.4, box.x + box.width * 0.8]

  await page.mouse.move(start, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(end, box.y + box.height / 2, { steps: 40 })
  await page.mouse.up()

  await expectSize(page, '12 cubic yards', 4, '$420')
  expect(await page.evaluate(() => (window as unknown as { said: string[] }).said)).toEqual([
    '$315: 9 cubic yards, about 8 fridges or 75 bags',
    '$420: 12 cubic yards, about 10 fridges or 100 bags',
  ])
  expect(faults).toEqual([])
})

test('a row chosen before hydration stays chosen', async ({ page }) => {
  await hydrateOnIntentOnly(page)
  await page.goto('/')
  const release = await holdScripts(page)

  await estimator(page).getByText('10 fridges or 100 bags').click()
  await expect(countButton(page)).toBeHidden()
  release()
  await hydrate(page)

  await expect(countButton(page)).toBeVisible()
  await expectSize(page, '12 cubic yards', 4, '$420')
})
