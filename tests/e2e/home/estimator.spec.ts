import { expect, type Locator, type Page, test } from '@playwright/test'
import { holdScripts } from '#tests/support/browser/holdRequests.ts'
import { hydrate, hydrateFirstScreen, hydrateOnIntentOnly } from '#tests/support/browser/hydrate.ts'
import { drag, placeIn } from '#tests/support/browser/pointers.ts'
import { quoteForm, sendButton } from '#tests/support/browser/quoteForm.ts'
import { scrolledTo } from '#tests/support/browser/scrolling.ts'
import { expectMarkedDocument, followInPlace, visit } from '#tests/support/browser/visit.ts'
import { axeViolations } from '#tests/support/page/axe.ts'
import { findOverflow } from '#tests/support/page/pageFaults.ts'
import { watchFaults } from '#tests/support/page/watchFaults.ts'

const estimator = (page: Page): Locator => page.locator('#pricing')
const size = (page: Page, name: string) =>
  estimator(page).getByRole('radio', { name: new RegExp(`^${name}`) })
const slider = (page: Page) => estimator(page).getByRole('slider', { name: 'Load size' })
const countButton = (page: Page) => estimator(page).getByRole('button', { name: 'Or count what you have' })
/** The count of an item. */
const field = (page: Page, things: string) =>
  estimator(page).getByRole('textbox', { name: things, exact: true })
const count = (page: Page, things: string, many: number) => field(page, things).fill(String(many))
/** For screen readers. */
const announcement = (page: Page) => estimator(page).locator('[aria-live="polite"]')
const message = (page: Page) => quoteForm(page).getByLabel('Message')

/** Row, slider, price and truck show the same size. */
async function expectSize(page: Page, name: string, step: number, price: string): Promise<void> {
  await expect(size(page, name)).toBeChecked()
  await expect(slider(page)).toHaveValue(String(step))
  await expect(slider(page)).toHaveAttribute('aria-valuetext', name)
  await expect(estimator(page).locator('p:not([aria-live])', { hasText: /^\$/ })).toContainText(price)
  await expect(estimator(page).locator('use[href*="#load"]:not([data-left])')).toHaveCount(step + 1)
}

test('rows, slider, price and truck start at the popular size and stay in sync, sizes are announced once, and a failed item list shows an error', async ({
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
  expect(faults).toEqual([])

  await page.route('**/*.{js,json}', (route) => route.abort())
  await countButton(page).click()
  await expect(estimator(page).getByRole('alert')).toHaveText(
    'The list of items didn’t load. Call us at 905.555.0142.',
  )
})

test('a row selected before hydration stays selected and prefills the message, and two presses during loading open the item list', async ({
  page,
}) => {
  await hydrateOnIntentOnly(page)
  await page.goto('/')
  const release = await holdScripts(page)
  await estimator(page).getByText('10 fridges or 100 bags').click()
  await expect(countButton(page)).toBeHidden()
  await estimator(page).getByRole('link', { name: 'Get a quote for this load' }).click()
  release()
  await hydrate(page)
  await expectSize(page, '12 cubic yards', 4, '$420')
  await expect(message(page)).toHaveValue('A load of about 12 cubic yards: ')
  await expect(page).toHaveURL('/#contact')

  const releaseList = await holdScripts(page)
  await followInPlace(countButton(page))
  await followInPlace(countButton(page))
  releaseList()

  await expect(field(page, 'bags')).toBeVisible()
})

test('counted items show fill, size and price, persist across pages, and prefill the message without overwriting typed text', async ({
  page,
}) => {
  await visit(page, '/')

  await countButton(page).press('Enter')
  await count(page, 'bags', 26)
  await expectSize(page, '6 cubic yards', 2, '$210')
  await estimator(page).getByRole('button', { name: 'Remove one bag' }).press('Space')
  await expectSize(page, '3 cubic yards', 1, '$105')
  await count(page, 'bags', 0)

  await test.step('a load over one truck is announced, with the phone number instead of a price', async () => {
    await count(page, 'fridges', 16)
    await expect(estimator(page).getByText(/^Your items take about 18 cubic yards/)).toBeVisible()
    await expect(estimator(page).getByRole('link', { name: '905.555.0142' })).toHaveCount(2)
    await expect(estimator(page).getByRole('radio', { checked: true })).toHaveCount(0)
    await expect(announcement(page)).toHaveText('18 cubic yards, 106% of the truck. More than one truck')
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await axeViolations(page, { include: ['#pricing'] }), `${width} px`).toEqual([])
      const small = await estimator(page)
        .locator('button, a, label:has(input), input:not([type="radio"])')
        .evaluateAll(
          (controls) =>
            controls
              .map((control) => control.getBoundingClientRect())
              .filter(({ width, height }) => width < 44 || height < 44).length,
        )
      expect(small).toBe(0)
      expect(await page.evaluate(findOverflow)).toEqual([])
    }
    await page.setViewportSize({ width: 390, height: 900 })
    const larger = await page.addStyleTag({ content: 'html { font-size: 200% }' })
    const beyond = await estimator(page)
      .locator('h3, ul, p, a, button, input')
      .evaluateAll((parts) => parts.filter((part) => part.getBoundingClientRect().right > 390 - 32).length)
    expect(beyond).toBe(0)
    // The result would cover the list.
    const result = estimator(page).locator('p:not([aria-live])', { hasText: '106% of the truck' }).last()
    await expect(result.locator('..')).toHaveCSS('position', 'static')
    await larger.evaluate((style) => (style as Element).remove())
    await count(page, 'fridges', 0)
    await expectSize(page, '17 cubic yards', 5, '$525')
    await count(page, 'fridges', 16)
    await slider(page).press('End')
    await expectSize(page, '17 cubic yards', 5, '$525')
    await count(page, 'fridges', 0)
  })

  await test.step('another size can be selected, the counts stay, and their required size is shown', async () => {
    await count(page, 'couches', 4)
    await expectSize(page, '9 cubic yards', 3, '$315')
    await size(page, '3 cubic yards').check()
    await expectSize(page, '3 cubic yards', 1, '$105')
    await expect(
      estimator(page).getByText('Your items take about 8.8 cubic yards. That’s the $315 size.'),
    ).toBeVisible()
    await expect(field(page, 'couches')).toHaveValue('4')
    await estimator(page).getByRole('button', { name: 'Remove one bag' }).press('Enter')
    await expectSize(page, '3 cubic yards', 1, '$105')
    await count(page, 'couches', 0)
  })

  await test.step('the load and its counts are kept while the visitor looks at another page', async () => {
    await count(page, 'fridges', 2)
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
    await expect(estimator(page)).toHaveCount(0)
    await page.goBack()
    await expectSize(page, '3 cubic yards', 1, '$105')
    await expect(field(page, 'fridges')).toHaveValue('2')
  })

  await test.step('the load prefills the required message, and another load replaces it', async () => {
    const askForQuote = () => estimator(page).getByRole('link', { name: 'Get a quote for this load' }).click()
    await sendButton(page).click()
    await expect(message(page)).toHaveAttribute('aria-invalid', 'true')
    await askForQuote()
    await expect(message(page)).toHaveValue('A load of about 3 cubic yards (2 fridges): ')
    await expect(message(page)).not.toHaveAttribute('aria-invalid', 'true')
    await expect(page).toHaveURL('/#contact')
    await expectMarkedDocument(page)
    await size(page, 'Minimum load').check()
    await askForQuote()
    await expect(message(page)).toHaveValue('A minimum load (2 fridges): ')
    await message(page).pressSequentially('by the side door')
    await askForQuote()
    await expect(page.locator('#contact')).toBeFocused()
    await expect(message(page)).toHaveValue('A minimum load (2 fridges): by the side door')
  })
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('the slider has its reserved height, and the button leads to the form if no code can be fetched', async ({
    page,
  }) => {
    await hydrateOnIntentOnly(page)
    // In their fonts, texts above it may have fewer lines.
    await page.route('**/*.woff2', (route) => route.abort())
    await page.goto('/')
    const button = estimator(page).getByRole('link', { name: 'Get a quote for this load' })
    const place = () => button.evaluate((link) => link.getBoundingClientRect().top + window.scrollY)
    const before = await place()
    await hydrateFirstScreen(page)
    await page.route('**/*.js', (route) => route.abort())

    await button.tap()

    await expect(page).toHaveURL('/#contact')
    await expect(page.locator('#contact')).toBeInViewport()
    await page.unroute('**/*.js')
    await hydrate(page)
    expect(await place()).toBeCloseTo(before, 0)

    // A scroll with the finger on the slider.
    const rail = estimator(page).locator('.MuiSlider-root')
    await rail.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const from = await placeIn(rail, 0.95)
    const scrolled = await scrolledTo(page)
    await drag(page, 'touch', from, { ...from, y: from.y - 250 })
    await expect.poll(() => scrolledTo(page)).toBeGreaterThan(scrolled + 100)
    await expectSize(page, '6 cubic yards', 2, '$210')
    await expect(announcement(page)).toBeEmpty()
  })
})
