import { expect, test } from '@playwright/test'
import { countButton, estimator, message, slider } from '#tests/support/browser/controls.ts'
import { drag, placeIn, scrolledTo } from '#tests/support/browser/gestures.ts'
import {
  followInPlace,
  holdScripts,
  hydrate,
  hydrateOnIntentOnly,
  visit,
} from '#tests/support/browser/visit.ts'
import { watchErrors } from '#tests/support/page/watch.ts'
import { announcement, expectSize, field, size } from './estimatorParts.ts'

test('rows, slider, price and truck start at the popular size and stay in sync, sizes are announced once, and a failed item list shows an error', async ({
  page,
}) => {
  const errors = watchErrors(page)
  await visit(page, '/')
  await expectSize(page, '6 cubic yards', 2, '$210')
  await expect(announcement(page)).toHaveText('')

  await estimator(page).getByText('8 fridges or 75 bags').click()
  await expectSize(page, '9 cubic yards', 3, '$315')
  await expect(announcement(page)).toHaveText('$315: 9 cubic yards, about 8 fridges or 75 bags')
  await slider(page).press('End')
  await expectSize(page, '17 cubic yards', 5, '$525')
  await size(page, '17 cubic yards').focus()
  await page.keyboard.press('ArrowUp')
  await expectSize(page, '12 cubic yards', 4, '$420')

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
  const rail = estimator(page).locator('.MuiSlider-root')
  await drag(page, 'mouse', await placeIn(rail, 0.4), await placeIn(rail, 0.8))

  await expectSize(page, '12 cubic yards', 4, '$420')
  expect(await page.evaluate(() => (window as unknown as { said: string[] }).said)).toEqual([
    '$315: 9 cubic yards, about 8 fridges or 75 bags',
    '$420: 12 cubic yards, about 10 fridges or 100 bags',
  ])
  expect(errors).toEqual([])

  await page.route('**/*.{js,json}', (route) => route.abort())
  await countButton(page).click()
  await expect(estimator(page).getByRole('alert')).toHaveText(
    'The list of items didn’t load. Call us at 905.555.0142.',
  )
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('the slider keeps its reserved height, the button works without code, and a row selected before hydration stays selected and prefills the message', async ({
    page,
  }) => {
    await hydrateOnIntentOnly(page)
    // With web fonts, texts above the slider may have fewer lines.
    await page.route('**/*.woff2', (route) => route.abort())
    await page.goto('/')
    const button = estimator(page).getByRole('link', { name: 'Get a quote for this load' })
    const place = () => button.evaluate((link) => link.getBoundingClientRect().top + window.scrollY)
    const before = await place()
    await hydrate(page)
    await page.route('**/*.js', (route) => route.abort())

    await button.tap()

    await expect(page).toHaveURL('/#contact')
    await expect(page.locator('#contact')).toBeInViewport()
    await page.unroute('**/*.js')
    await hydrate(page)
    expect(await place()).toBeCloseTo(before, 0)

    // A vertical swipe on the slider scrolls the page and changes nothing else.
    const rail = estimator(page).locator('.MuiSlider-root')
    await rail.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const from = await placeIn(rail, 0.95)
    const scrolled = await scrolledTo(page)
    await drag(page, 'touch', from, { ...from, y: from.y - 250 })
    await expect.poll(() => scrolledTo(page)).toBeGreaterThan(scrolled + 100)
    await expectSize(page, '6 cubic yards', 2, '$210')
    await expect(announcement(page)).toBeEmpty()

    await page.goto('/')
    const release = await holdScripts(page)
    await estimator(page).getByText('10 fridges or 100 bags').tap()
    await expect(countButton(page)).toBeHidden()
    await button.tap()
    release()
    await hydrate(page)
    await expectSize(page, '12 cubic yards', 4, '$420')
    await expect(message(page)).toHaveValue('A load of about 12 cubic yards: ')
    await expect(page).toHaveURL('/#contact')

    // A second press during loading does not close the list again.
    const releaseList = await holdScripts(page)
    await followInPlace(countButton(page))
    await followInPlace(countButton(page))
    releaseList()

    await expect(field(page, 'bags')).toBeVisible()
  })
})
