import { expect, type Page } from '@playwright/test'
import { countButton, estimator, slider } from '#tests/support/browser/controls.ts'
import { drag, placeIn, scrolledTo } from '#tests/support/browser/gestures.ts'
import { ada, stored, test } from '#tests/support/browser/quoteForm.ts'
import {
  expectMarkedDocument,
  followInPlace,
  holdScripts,
  hydrate,
  hydrateOnIntentOnly,
  visit,
} from '#tests/support/browser/visit.ts'
import { axeViolations, findOverflow } from '#tests/support/page/pageFaults.ts'
import { watchErrors } from '#tests/support/page/watch.ts'

test('rows, slider, price and truck stay in sync, announced once', async ({ page }) => {
  const errors = watchErrors(page)
  await visit(page, '/')
  await expectSize(page, '6 cubic yards', 2, '$210')
  await expect(announcement(page)).toHaveText('')

  await estimator(page).getByText('8 fridges or 75 bags').click()
  await expectSize(page, '9 cubic yards', 3, '$315')
  await expect(announcement(page)).toHaveText('$315: 9 cubic yards, about 8 fridges or 75 bags')
  await slider(page).press('End')
  await expectSize(page, '17 cubic yards', 5, '$525')

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

  test('a load chosen before hydration stays, and its button needs no code', async ({ page, form }) => {
    await hydrateOnIntentOnly(page)
    // With web fonts, texts above the slider may have fewer lines.
    await page.route('**/*.woff2', (route) => route.abort())
    await page.goto('/')
    const button = estimator(page).getByRole('link', { name: 'Get a quote for this load' })
    // Not of the button itself, which sinks in while it is pressed.
    const place = () =>
      button.locator('..').evaluate((box) => box.getBoundingClientRect().top + window.scrollY)
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
    await expect(form.field('Message')).toHaveValue('A load of about 12 cubic yards: ')
    await expect(page).toHaveURL('/#contact')

    // A second press during loading does not close the list again.
    const releaseList = await holdScripts(page)
    await followInPlace(countButton(page))
    await followInPlace(countButton(page))
    releaseList()

    await expect(field(page, 'bags')).toBeVisible()
    // The counted items have a bar of their own, with price and quote, in place of the usual one.
    await estimator(page).getByRole('button', { name: 'Add one fridge' }).tap()
    await expect(button.last()).toBeInViewport()
    await expect(page.locator('#actions')).toBeHidden()
  })
})

test('counted items show size and price, and go into the message', async ({ page, form }) => {
  await visit(page, '/')

  await countButton(page).press('Enter')
  await count(page, 'bags', 26)
  await expect(size(page, '6 cubic yards')).toBeChecked()
  await estimator(page).getByRole('button', { name: 'Remove one bag' }).press('Space')
  await expect(size(page, '3 cubic yards')).toBeChecked()
  await count(page, 'bags', 0)

  await test.step('a load over one truck is announced, with the phone number instead of a price', async () => {
    await count(page, 'fridges', 16)
    await expect(estimator(page).getByText(/^Your items take about 18 cubic yards/)).toBeVisible()
    await expect(estimator(page).getByRole('link', { name: '905.555.0142' })).toHaveCount(2)
    await expect(estimator(page).getByRole('radio', { checked: true })).toHaveCount(0)
    await expect(announcement(page)).toHaveText(
      '16 fridges. 18 cubic yards, 106% of the truck. More than one truck',
    )
    // So high that the bar with the actions covers no control.
    await page.setViewportSize({ width: 390, height: 3000 })
    expect(await axeViolations(page, { include: ['#pricing'] })).toEqual([])
    expect(await page.evaluate(findOverflow)).toEqual([])
    await page.setViewportSize({ width: 390, height: 900 })
    const larger = await page.addStyleTag({ content: 'html { font-size: 200% }' })
    const beyond = await estimator(page)
      .locator('h3, ul, p, a, button, input')
      .evaluateAll((parts) => parts.filter((part) => part.getBoundingClientRect().right > 390 - 32).length)
    expect(beyond).toBe(0)
    // A sticky result would cover the list.
    const result = estimator(page).locator('p:not([aria-live])', { hasText: '106% of the truck' }).last()
    await expect(result.locator('..')).toHaveCSS('position', 'static')
    await larger.evaluate((style) => (style as Element).remove())
    await page.setViewportSize({ width: 390, height: 900 })
    await expect(result.locator('..')).toHaveCSS('position', 'sticky')
    await count(page, 'fridges', 0)
  })

  await test.step('another size can be selected, the counts stay, and their required size is shown', async () => {
    await count(page, 'couches', 4)
    await expect(announcement(page)).toHaveText(
      /^4 couches\. 8\.8 cubic yards, .+\. Up to \$315: 9 cubic yards/,
    )
    await size(page, '3 cubic yards').check()
    await expect(size(page, '3 cubic yards')).toBeChecked()
    const required = 'Your items take about 8.8 cubic yards. A load that size costs $315 at most.'
    await expect(estimator(page).getByText(required)).toBeVisible()
    await expect(field(page, 'couches')).toHaveValue('4')
    await count(page, 'couches', 0)
  })

  await test.step('the load and its counts are kept while the visitor looks at another page', async () => {
    await count(page, 'fridges', 2)
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
    await expect(estimator(page)).toHaveCount(0)
    await page.goBack()
    await expect(size(page, '3 cubic yards')).toBeChecked()
    await expect(field(page, 'fridges')).toHaveValue('2')
  })

  await test.step('the load prefills the required message and is sent unless it is removed, and another load replaces it', async () => {
    const load = form.element.getByText('Load: 2 fridges: 2.3 cubic yards')
    const askForQuote = () =>
      estimator(page).getByRole('link', { name: 'Get a quote for this load' }).first().click()
    await form.send.click()
    await expect(form.field('Message')).toHaveAttribute('aria-invalid', 'true')
    await askForQuote()
    await expect(form.field('Message')).toHaveValue('A load of about 2.3 cubic yards: ')
    await expect(load).toBeVisible()
    await expect(form.field('Message')).not.toHaveAttribute('aria-invalid', 'true')
    await expect(page).toHaveURL('/#contact')
    await expectMarkedDocument(page)
    await form.field('Message').press('End')
    await form.field('Message').pressSequentially('by the side door')
    await askForQuote()
    await expect(page.locator('#contact')).toBeFocused()
    await expect(form.field('Message')).toHaveValue('A load of about 2.3 cubic yards: by the side door')
    await form.button('Remove the load').click()
    await expect(load).toHaveCount(0)
    await askForQuote()
    await form.fill({ ...ada, message: 'By the side door, with its load' })
    await page.reload()
    await hydrate(page)
    await expect(load).toBeVisible()
    await form.send.click()
    await form.expectSuccess()
    await expect(form.confirmation).toContainText('Load: 2 fridges: 2.3 cubic yards')
    await expect(load).toHaveCount(0)
    expect(await stored('By the side door, with its load')).toMatchObject([
      { load: '2 fridges: 2.3 cubic yards', access: '' },
    ])
  })
})

const size = (page: Page, name: string) =>
  estimator(page).getByRole('radio', { name: new RegExp(`^${name}`) })
/** The count of an item. */
const field = (page: Page, things: string) =>
  estimator(page).getByRole('textbox', { name: things, exact: true })
const count = (page: Page, things: string, many: number) => field(page, things).fill(String(many))
/** The announcement for screen readers. */
const announcement = (page: Page) => estimator(page).locator('[aria-live="polite"]')

/** Row, slider, price and truck show the same size. */
async function expectSize(page: Page, name: string, step: number, price: string): Promise<void> {
  await expect(size(page, name)).toBeChecked()
  await expect(slider(page)).toHaveAttribute('aria-valuetext', name)
  await expect(estimator(page).locator('p:not([aria-live])', { hasText: /^\$/ })).toContainText(price)
  await expect(estimator(page).locator('use[href*="#load"]:not([data-left])')).toHaveCount(step + 1)
}
